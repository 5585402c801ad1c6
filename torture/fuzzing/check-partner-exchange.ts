import { pactError } from '@pcf/pact/v3/model/error';
import { complaintsAbout, insideShownBy } from './check-exchange.ts';
import type { FuzzedRequest } from './fuzzed-requests.ts';
import type { Exchange } from './raw-exchange.ts';

/** What is refused before its address is read, so that nobody knows yet in whose words. */
const unread = new Set(['odd header', 'another method', 'long parameter', 'huge query', 'odd parameter', 'no host']);

/** What is wrong with how a call below /3 was answered; nothing where nothing is. */
export function complaintsOfPartner(exchange: Exchange, { draft, ways }: FuzzedRequest): string[] {
  const { answer } = exchange;
  const mayEnd = ways.some((way) => way === 'breaks off' || way === 'odd header');
  if (!answer || answer.status < 400 || answer.status >= 500) return complaintsAbout(exchange, mayEnd);
  const isOurs = !draft.path.startsWith('/3/') || ways.some((way) => unread.has(way));
  if (isOurs && answer.headers.get('content-type')?.includes('problem')) return complaintsAbout(exchange, mayEnd);
  const { success } = pactError.safeParse(jsonOf(answer.text));
  return [
    ...(success ? [] : [`${answer.status} has another body: ${answer.text}`]),
    ...insideShownBy(answer.text).map((what) => `${answer.status} shows ${what}: ${answer.text}`),
  ];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { problem, problemMediaType } from '@pcf/contract/problem';
import { problemStatuses } from '@pcf/contract/problem-codes';
import type { Exchange, RawAnswer } from './raw-exchange.ts';

/** Longer than any response takes: a longer wait never ends. */
export const hangMilliseconds = 2000;

/** What the inside of a program looks like. */
const inside: Readonly<Record<string, RegExp>> = {
  'a stack trace': /\n\s+at |\bat \S+ \(|\.[cm]?[jt]s:\d+/,
  'a path of the machine': /node_modules|file:\/\/|\/(root|home|usr|tmp|var)\//,
  'a statement': /\bselect\b.+\bfrom\b|\binsert into\b|\bviolates\b|\brelation "|invalid input syntax|\bpg_/i,
};

/** What is wrong with how a request was answered; nothing where nothing is. */
export function complaintsAbout({ answer, milliseconds }: Exchange, mayStayUnanswered: boolean): string[] {
  if (milliseconds > hangMilliseconds) return [`no end after ${Math.round(milliseconds)} ms`];
  if (!answer) return mayStayUnanswered ? [] : ['no answer'];
  if (answer.status >= 500) return [`status ${answer.status}: ${answer.text}`];
  if (answer.status >= 400) return complaintsAboutProblem(answer);
  return answer.status >= 200 && answer.status < 300 ? [] : [`status ${answer.status}`];
}

function complaintsAboutProblem({ status, headers, text }: RawAnswer): string[] {
  const type = headers.get('content-type');
  if (!type?.startsWith(problemMediaType)) return [`${status} as ${type}: ${text}`];
  const parsed = problem.safeParse(jsonOf(text));
  if (!parsed.success) return [`${status} is no problem of ours: ${text}`];
  const { code } = parsed.data;
  return [
    ...(parsed.data.status === status && problemStatuses[code] === status ? [] : [`${status} says it is ${code}`]),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : [`${status} lets its content be guessed`]),
    ...insideShownBy(text).map((what) => `${status} shows ${what}: ${text}`),
  ];
}

/** What of the inside of the program an answer lets somebody see. */
export const insideShownBy = (text: string): string[] =>
  Object.entries(inside).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

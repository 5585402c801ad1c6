import type { Person } from '../../bench/people/signed-in-people.ts';

/** What a server says that cannot do it now, and when to come back. */
export class Unavailable extends Error {}

export interface Asked {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: unknown;
}

export interface SentFile {
  readonly path: string;
  readonly name: string;
  readonly content: string;
}

type Body = Readonly<Record<string, unknown>>;

export const ask = (url: string, person: Person, { method, path, body }: Asked): Promise<Body> =>
  succeeded(
    fetch(new URL(path, url), {
      method,
      headers: { ...signedIn(person), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

export function sendFile(url: string, person: Person, { path, name, content }: SentFile): Promise<Body> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  return succeeded(fetch(new URL(path, url), { method: 'POST', headers: signedIn(person), body: form }));
}

const signedIn = ({ tokens }: Person) => ({ authorization: `Bearer ${tokens.access_token}` });

async function succeeded(asking: Promise<Response>): Promise<Body> {
  const response = await asking;
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as Body;
  const { status, headers } = response;
  const saysWhen = Number(headers.get('retry-after')) > 0;
  if (status === 503 && saysWhen && headers.get('content-type')?.startsWith('application/problem+json'))
    throw new Unavailable(text);
  throw new Error(`A call was answered with ${status}: ${text}`);
}

const brokenCodes = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'UND_ERR_SOCKET'];

/** Whether the server was gone before it had answered. */
export function isBroken(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return (code !== undefined && brokenCodes.includes(code)) || (cause !== undefined && isBroken(cause));
}

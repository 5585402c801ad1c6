import { type CallName, calls } from '@pcf/contract/operations/calls';
import { type Answer, answerOf, type TestServer } from './test-server.ts';

/** Sends a file as a form does, and answers whatever comes back. */
export const sendsFile =
  (call: CallName, name = 'table.csv') =>
  async (
    server: TestServer,
    token: string,
    content: string | Uint8Array<ArrayBuffer>,
    query: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([content]), name);
    return answerOf(
      await fetch(new URL(`${calls[call].path}?${new URLSearchParams(query)}`, server.url), {
        method: 'POST',
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        body: form,
      }),
    );
  };

/** For files that are taken, whatever is found in them. */
export function takenFile<Result>({ status, body }: Answer): Result {
  if (status !== 200) throw new Error(`The file was not taken: ${JSON.stringify(body)}`);
  return body as unknown as Result;
}

/** A file that goes out, with its bytes as they are. */
export async function fetchFile(server: TestServer, token: string, path: string) {
  const response = await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CallName, calls } from '@pcf/contract/operations/calls';
import type { HostileFile } from './hostile-file.ts';

const boundary = 'between-the-parts-of-the-form';

export interface Sent {
  readonly status: number;
  readonly contentType: string;
  readonly body: Record<string, unknown>;
  /** Of the file, as many as the server took. */
  readonly bytes: number;
}

/** Sends a file as a browser would, piece by piece and without saying how long it is; stops where it is refused early. */
export async function sendHostileFile(
  url: string,
  token: string,
  call: CallName,
  file: HostileFile,
  fileName = 'file',
): Promise<Sent> {
  const sent = request(new URL(calls[call].path, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  let [bytes, isAnswered] = [0, false];
  const answered = new Promise<Omit<Sent, 'bytes'>>((resolve, reject) => {
    sent.once('response', async (response) => {
      isAnswered = true;
      const contentType = response.headers['content-type'] ?? '';
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, contentType, body: jsonOf(body) }),
        reject,
      );
    });
    // A server that refuses early closes the connection while there is more to send.
    sent.on('error', (error) => (isAnswered ? undefined : reject(error)));
  });
  const over = Promise.allSettled([answered]);
  const write = async (chunk: Buffer | string) => {
    if (!sent.write(chunk) && !isAnswered) await Promise.race([once(sent, 'drain'), over]);
  };
  await write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`);
  for await (const chunk of file.content()) {
    if (isAnswered || sent.destroyed) break;
    bytes += chunk.length;
    await write(chunk);
  }
  if (!sent.destroyed) sent.end(`\r\n--${boundary}--\r\n`);
  return { ...(await answered), bytes };
}

const jsonOf = (body: string) => (body === '' ? {} : (JSON.parse(body) as Record<string, unknown>));

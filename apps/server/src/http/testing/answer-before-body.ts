import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a call is answered with of which only the head was sent: a body is announced, and nothing of it comes. */
export function answerBeforeBody(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  announcedBytes = 10_000,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': announcedBytes, ...headers },
    });
    sent.once('response', async (response) => {
      const body = JSON.parse(await text(response)) as Record<string, unknown>;
      sent.destroy();
      resolve({ status: response.statusCode ?? 0, body });
    });
    sent.once('error', reject);
    sent.flushHeaders();
  });
}

import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface BodyToSend {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface AnswerToBody {
  readonly status: number;
  readonly body: string;
}

/** Kept open, so that whoever refuses a body early lets the rest of it in and drops it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a body in one piece. */
export function sendBody(url: string, { method, path, headers, text: body }: BodyToSend): Promise<AnswerToBody> {
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = request(new URL(path, url), {
      method,
      agent,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    sent.once('response', (response) => {
      isAnswered = true;
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
    });
    sent.on('error', (error) => (isAnswered ? undefined : reject(error)));
    sent.end(body);
  });
}

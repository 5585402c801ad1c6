import { request } from 'node:http';
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

/** Sends a body in one piece, on a connection that is not to be closed, so that an early refusal can still be heard. */
export function sendBody(url: string, { method, path, headers, text: body }: BodyToSend): Promise<AnswerToBody> {
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = request(new URL(path, url), {
      method,
      agent: false,
      headers: { connection: 'keep-alive', ...headers, 'content-length': Buffer.byteLength(body) },
    });
    sent.once('response', (response) => {
      isAnswered = true;
      text(response)
        .then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject)
        .finally(() => sent.destroy());
    });
    sent.on('error', (error) => (isAnswered ? undefined : reject(error)));
    sent.end(body);
  });
}

import { connect } from 'node:net';
import type { Answer } from '../../testing/test-server.ts';

/** Sends bytes that no HTTP client would send, and reads what comes back until the server closes the connection. */
export function rawRequest(url: string, bytes: string): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    // A server that refuses before it has read everything may reset the connection after its answer.
    socket.on('error', (error) => (received ? undefined : reject(error)));
    socket.on('close', () => resolve(parsed(received)));
  });
}

function parsed(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
  const body = rest.join('\r\n\r\n');
  return { status: Number(statusLine.split(' ')[1]), headers, body: body ? JSON.parse(body) : {} };
}

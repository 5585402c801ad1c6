import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createAnswerReader, type ReadAnswer } from './answer-reader.ts';
import { bytesOf, type HttpRequest } from './http-request.ts';
import type { Load, LoadFigures } from './load.ts';

interface PreparedRequest {
  readonly request: HttpRequest;
  readonly bytes: Buffer;
}

/** Sends the requests over connections that stay open, and checks the status of every answer. */
export async function runLoad({ url, requests, lanes, milliseconds }: Load): Promise<LoadFigures> {
  const { hostname, port, host } = new URL(url);
  const prepared = requests.map((request) => ({ request, bytes: bytesOf(request, host) }));
  const sockets = await Promise.all(Array.from({ length: lanes }, () => open(hostname, Number(port))));
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const note = (milliseconds: number, status: number) => {
    times.push(milliseconds);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  let sent = 0;
  const began = performance.now();
  const ends = milliseconds === undefined ? Number.POSITIVE_INFINITY : began + milliseconds;
  const next = () => {
    if (milliseconds === undefined ? sent === prepared.length : performance.now() >= ends) return undefined;
    sent += 1;
    return prepared[(sent - 1) % prepared.length];
  };
  try {
    await Promise.all(sockets.map((socket) => runLane(socket, next, note)));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const sorted = Float64Array.from(times).sort();
  const share = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
  return {
    answers: times.length,
    statuses,
    perSecond: (times.length * 1000) / (performance.now() - began),
    p50: share(0.5),
    p95: share(0.95),
    p99: share(0.99),
  };
}

async function open(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** One request after the other until there is none left. */
function runLane(
  socket: Socket,
  next: () => PreparedRequest | undefined,
  note: (milliseconds: number, status: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked: PreparedRequest | undefined;
    let begun = 0;
    const send = () => {
      asked = next();
      if (!asked) return resolve();
      begun = performance.now();
      socket.write(asked.bytes);
    };
    const answered = ({ status, text }: ReadAnswer) => {
      note(performance.now() - begun, status);
      const { method, path, expected } = asked?.request ?? { method: '', path: '', expected: 0 };
      if (expected === undefined || status === expected) send();
      else reject(new Error(`${method} ${path} was answered with ${status} instead of ${expected}: ${text}`));
    };
    socket.on('data', createAnswerReader(answered));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    send();
  });
}

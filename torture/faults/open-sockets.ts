import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const atOnce = 200;

/** Opens connections, some at a time, until there are so many. */
export async function openSockets(sockets: Socket[], count: number, port: number, host: string): Promise<void> {
  while (sockets.length < count) {
    const opened = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () => connect(port, host));
    for (const socket of opened) socket.on('error', () => {});
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    sockets.push(...opened);
  }
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * A process that holds connections: with the server's end of each in another process, twice as many fit under the limit
 * of open files.
 */
export type HolderTask =
  | { readonly open: { readonly port: number; readonly count: number } }
  | { readonly ask: number };

export interface HolderReport {
  readonly open: number;
  readonly answered: number;
}

const atOnce = 200;
const sockets: Socket[] = [];
const countOpen = () => sockets.filter(({ destroyed }) => !destroyed).length;
const report = (told: HolderReport) => process.send?.(told);

async function open(port: number, count: number): Promise<void> {
  while (sockets.length < count) {
    const opened = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () => connect(port, '127.0.0.1'));
    for (const socket of opened) socket.on('error', () => {});
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    sockets.push(...opened);
  }
}

async function ask(socket: Socket): Promise<boolean> {
  socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString().startsWith('HTTP/1.1 200');
}

process.on('message', async (task: HolderTask) => {
  if ('open' in task) {
    await open(task.open.port, task.open.count);
    report({ open: countOpen(), answered: 0 });
  } else {
    const open = countOpen();
    const answers = await Promise.all(sockets.slice(0, task.ask).map(ask));
    report({ open, answered: answers.filter(Boolean).length });
  }
});

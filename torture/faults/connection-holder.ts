import { once } from 'node:events';
import type { Socket } from 'node:net';
import { openSockets } from './open-sockets.ts';

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

const sockets: Socket[] = [];
const countOpen = () => sockets.filter(({ destroyed }) => !destroyed).length;
const report = (told: HolderReport) => process.send?.(told);

async function ask(socket: Socket): Promise<boolean> {
  socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString().startsWith('HTTP/1.1 200');
}

process.on('message', async (task: HolderTask) => {
  if ('open' in task) {
    await openSockets(sockets, task.open.count, task.open.port, '127.0.0.1');
    report({ open: countOpen(), answered: 0 });
  } else {
    const open = countOpen();
    const answers = await Promise.all(sockets.slice(0, task.ask).map(ask));
    report({ open, answered: answers.filter(Boolean).length });
  }
});

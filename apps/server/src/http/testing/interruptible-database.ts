import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can be cut and opened again, as a restart or a broken network does. */
export async function interruptible(address: string): Promise<{
  readonly address: string;
  /** Breaks what is connected and refuses new connections. */
  cut(): Promise<void>;
  open(): Promise<void>;
  /** Leads new connections to another server. */
  lead(address: string): void;
}> {
  let target = new URL(address);
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = async (at: number) => {
    way.listen(at, '127.0.0.1');
    await once(way, 'listening');
  };
  await listen(0);
  const { port: nearPort } = way.address() as AddressInfo;
  const through = new URL(address);
  through.hostname = '127.0.0.1';
  through.port = String(nearPort);
  return {
    address: through.href,
    async cut() {
      const closed = once(way, 'close');
      way.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: () => listen(nearPort),
    lead(to) {
      target = new URL(to);
    },
  };
}

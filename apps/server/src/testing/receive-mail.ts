import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine, which takes a mail when `take` does, for addresses that `refusal` does not turn away. */
export async function receiveMail(
  take: (to: string[], raw: Buffer) => Promise<void>,
  refusal: (address: string) => Error | undefined = () => undefined,
  port = 0,
) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refusal(address)),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        take(to, Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  // A sender may be gone before it has finished.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

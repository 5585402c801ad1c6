import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A document of which the second half never comes: until somebody gives up, the first lies with the temporary files. */
export async function sendHalfOfADocument(url: string, token: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = [
    'POST /api/organisation/attachments HTTP/1.1',
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=half',
    'Content-Length: 200000',
  ];
  const part = [
    '--half',
    'Content-Disposition: form-data; name="file"; filename="half.pdf"',
    'Content-Type: application/pdf',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${part.join('\r\n')}\r\n\r\n%PDF-1.7\n${'secret '.repeat(10_000)}`);
  return socket;
}

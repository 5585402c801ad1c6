import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePort } from '../../../scripts/postgres/free-port.ts';
import { emptyDatabase } from './database/testing/empty-database.ts';
import { createCallPartner, trustedCertificates } from './network/call-partner.ts';
import { startProgram } from './testing/run-program.ts';
import { certificateFile, certificateKeyFile } from './testing/test-certificate.ts';

const tls = { TLS_CERTIFICATE_FILE: certificateFile, TLS_KEY_FILE: certificateKeyFile };

it('a server with a certificate speaks https, leads there from plain http, and stops when it is told to', async () => {
  const { address } = await emptyDatabase();
  const httpPort = await freePort();
  const { url, process: server } = await startProgram({
    ...tls,
    PORT: '0',
    HTTP_PORT: String(httpPort),
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATABASE_URL: address('app'),
    DATABASE_WORKER_URL: address('worker'),
    DATABASE_OWNER_URL: address('owner'),
  });
  expect(url).toMatch(/^https:\/\/localhost:\d+$/);
  const certificates = await trustedCertificates(certificateFile);
  const ask = createCallPartner({ allowPrivate: ['127.0.0.0/8', '::1/128'], allowHttp: false, certificates });
  expect(await ask(`${url}/health/ready`, { kind: 'discovery', method: 'GET', headers: {} })).toMatchObject({
    status: 200,
  });

  const plainly = (path: string) => fetch(`http://127.0.0.1:${httpPort}${path}`, { redirect: 'manual' });
  const led = await plainly('/products/purchased?page=2');
  expect([led.status, led.headers.get('location')]).toEqual([
    308,
    `${url.replace('localhost', '127.0.0.1')}/products/purchased?page=2`,
  ]);
  expect((await plainly('/3/footprints')).status).toBe(403);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 180_000);

it('a certificate that cannot be used is told in one sentence', async () => {
  const { address } = await emptyDatabase();
  const started = (settings: Record<string, string>) =>
    startProgram({
      ...tls,
      PORT: '0',
      SMTP_URL: 'smtp://127.0.0.1:1',
      DATABASE_URL: address('app'),
      DATABASE_WORKER_URL: address('worker'),
      DATABASE_OWNER_URL: address('owner'),
      ...settings,
    });
  const missing = { TLS_KEY_FILE: '/nowhere/server.key' };
  await expect(started(missing)).rejects.toThrow('The file of TLS_KEY_FILE cannot be read: /nowhere/server.key.');
  const wrong = { TLS_KEY_FILE: fileURLToPath(import.meta.url) };
  await expect(started(wrong)).rejects.toThrow('TLS_CERTIFICATE_FILE and TLS_KEY_FILE are no certificate and its key');
}, 180_000);

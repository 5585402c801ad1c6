import { expect, it, onTestFinished } from 'vitest';
import { interruptible } from '../../apps/server/src/http/testing/interruptible-database.ts';
import { addDocument, sendDocument } from '../../apps/server/src/testing/library.ts';
import { startS3Server } from '../../apps/server/src/testing/s3-server.ts';
import { serverForThisTest } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';

it('while the file store is down, documents are "not now" and everything else goes on; then they are back', async () => {
  const store = await startS3Server();
  onTestFinished(() => store.stop());
  const way = await interruptible(store.settings.S3_ENDPOINT ?? '');
  const server = await serverForThisTest({ settings: { ...store.settings, S3_ENDPOINT: way.address } });
  onTestFinished(() => way.cut().catch(() => {}));
  const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  await addDocument(server, token);

  await way.cut();
  const refused = await sendDocument(server, token);
  expect(refused.status).toBe(503);
  expect(refused.body.code).toBe('UNAVAILABLE');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server.call('listDocuments', { token })).status).toBe(200);
  expect((await server.call('getOrganisation', { token })).status).toBe(200);

  await way.open();
  await addDocument(server, token);
  const { body } = await server.call('listDocuments', { token });
  expect((body.data as unknown[]).length).toBe(2);
  await keepCount({ theme: 'faults', what: 'file stores that went away and came back', count: 1 });
});

import { expect, it } from 'vitest';
import { serverOfFile } from '../../../testing/api-test.ts';
import { tokenOf } from '../../../testing/members.ts';
import { sendFile, shortHeader, tableCounts } from './testing/import-file.ts';

const server = await serverOfFile();
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');

it('by one Idempotency-Key writes once, leaves no staged rows and comes to an end', async () => {
  const importId = crypto.randomUUID();
  const file = `${shortHeader}\nJar,AT-ONCE,`;
  const send = () => sendFile(server, lena, file, { importId }, { 'idempotency-key': 'at once' });
  const answers = await Promise.all([send(), send(), send(), send()]);
  expect(answers.map(({ status, body }) => [status, body.created])).toEqual(answers.map(() => [200, 1]));
  expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
  expect(await tableCounts(server)).toMatchObject({ product_import_row: 0 });
  const phases = await server.database.asOwner((tx) => tx.selectFrom('file_import').select('phase').execute());
  expect(phases).toEqual(answers.map(() => ({ phase: 'DONE' })));
});

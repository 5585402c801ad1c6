import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { takeTime } from '../http/handle-upload.ts';
import { serverForThisTest } from '../testing/test-server.ts';
import { whileHeld } from './testing/while-held.ts';

it('who waits too long for what another one holds hears when to come back, and that it is no error', async () => {
  const server = await serverForThisTest();
  const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  const { status, headers, body } = await whileHeld(server.database, () =>
    server.call('updateOrganisation', { token, body: { name: 'Nordic Kitchen' } }),
  );
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server.call('updateOrganisation', { token, body: { name: 'Nordic Kitchen' } })).status).toBe(200);
});

it('statements of calls are bounded in time, those of files and jobs are not', async () => {
  const { database } = await serverForThisTest();
  const bounds = sql<{ statement: string; lock: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
  const calls = await database.withoutOrganisation(async (tx) => (await bounds.execute(tx)).rows);
  const files = await database.withoutOrganisation(async (tx) => {
    await takeTime(tx);
    return (await bounds.execute(tx)).rows;
  });
  const jobs = await database.asWorker(async (tx) => (await bounds.execute(tx)).rows);
  expect([calls, files, jobs]).toEqual([
    [{ statement: '30s', lock: '5s' }],
    [{ statement: '0', lock: '0' }],
    [{ statement: '0', lock: '0' }],
  ]);
});

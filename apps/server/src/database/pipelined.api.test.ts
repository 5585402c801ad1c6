import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import type { Tx } from './database.ts';
import { pipelined } from './pipelined.ts';

const server = await serverOfFile({ demo: false });

const numbers = (tx: Tx, text: string) =>
  sql<{ n: number }>`${sql.raw(text)}`.execute(tx).then(({ rows }) => rows.map(({ n }) => n));
const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>) => server.database.asOwner(work);

describe('together', () => {
  it('answers with what each statement answers, the later ones knowing of the earlier', async () => {
    const answers = await inTransaction((tx) =>
      pipelined([
        numbers(tx, 'create temporary table kept (n integer) on commit drop'),
        numbers(tx, 'insert into kept values (1), (2) returning n'),
        undefined,
        numbers(tx, 'update kept set n = n + 1 where n = 2 returning n'),
        numbers(tx, 'select n from kept order by n'),
      ]),
    );
    expect(answers).toEqual([[], [1, 2], undefined, [3], [1, 3]]);
  });

  it('says which statement failed, not which ones came after it', async () => {
    const twoSteps = async (tx: Tx) => {
      await numbers(tx, 'select 1 as n');
      return numbers(tx, 'select 2 as n');
    };
    const failing = inTransaction((tx) => pipelined([twoSteps(tx), numbers(tx, 'select 1 / 0 as n')]));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
  });

  it('ends when all have ended, so that nothing follows into a transaction that is over', async () => {
    let ended = 0;
    const slow = async (tx: Tx) => {
      for (let step = 0; step < 3; step += 1) await numbers(tx, 'select 1 as n').catch(() => []);
      ended += 1;
    };
    await expect(inTransaction((tx) => pipelined([Promise.reject(new Error('At once')), slow(tx)]))).rejects.toThrow(
      'At once',
    );
    expect(ended).toBe(1);
  });

  it('rolls back what went before', async () => {
    const id = crypto.randomUUID();
    const failing = inTransaction((tx) =>
      pipelined([
        tx.insertInto('organisation').values({ id, name: 'Never' }).execute(),
        numbers(tx, 'select 1 / 0 as n'),
      ]),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const found = await inTransaction((tx) =>
      tx.selectFrom('organisation').select('id').where('id', '=', id).execute(),
    );
    expect(found).toEqual([]);
  });
});

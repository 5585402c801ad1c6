import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { compiledOnce } from './compiled-once.ts';

const server = await serverOfFile({ demo: false });

describe('a query that is put together once', () => {
  it('is asked with the values of each time', async () => {
    let built = 0;
    const ask = compiledOnce((db, { word, amount }: { readonly word: string; readonly amount: number }) => {
      built += 1;
      return db.selectNoFrom([
        sql<string>`${word}::text`.as('word'),
        sql<number>`${amount}::integer + ${1}::integer`.as('sum'),
        sql<string>`${word}::text`.as('again'),
      ]);
    });
    const answers = await server.database.asOwner(async (tx) => [
      ...(await ask(tx, { word: 'so', amount: 1 })),
      ...(await ask(tx, { word: 'or so', amount: 5 })),
    ]);
    expect(answers).toEqual([
      { word: 'so', sum: 2, again: 'so' },
      { word: 'or so', sum: 6, again: 'or so' },
    ]);
    expect(built).toBe(1);
  });
});

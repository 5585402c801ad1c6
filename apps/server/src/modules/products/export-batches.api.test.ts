import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { demoMembers, tokenOf } from '../../testing/members.ts';
import { sessionOf } from '../../testing/plan-nodes.ts';
import { createProductExport } from './product-export.ts';
import { haveManyLines } from './testing/many-lines.ts';

/** Two full batches and a little, all made at the same moment. */
const made = 10_003;

const server = await serverOfFile();
const [customer] = await demoMembers(server, 'Lena');
const credential = sessionOf(await tokenOf(server, customer.email));

beforeAll(() => haveManyLines(server, customer, made));

const change = (statement: string) => server.database.executeSql('owner')(statement, []);

/** The lines of the file, where something happens once so many batches have been read. */
async function exported(batches = 0, happens: () => Promise<unknown> = async () => {}): Promise<string[]> {
  let read = 0;
  const database: Database = {
    ...server.database,
    async read(holder, build) {
      const answer = await server.database.read(holder, build);
      if ('rows' in answer.results) read += 1;
      if (read === batches) await happens();
      return answer;
    },
  };
  const { caller } = await server.database.read(credential, () => ({}));
  const { content } = await createProductExport(database).downloadPurchased({ credential, caller }, { query: {} });
  return (await text(Readable.from(content))).split('\r\n').slice(1, -1);
}

/** What is compared of a line: its first five cells. */
const expectedLine = (number: number, name = 'Screw') =>
  `${name},S-${number},"Box of ${number}, ""new""",,${number / 100}`;
const begins = (line: string) => /^[^"]*"(?:[^"]|"")*",,[^,]*/.exec(line)?.[0];
const newestFirst = Array.from({ length: made }, (_, index) => made - index);

it('has every line once and in its order, whatever the batches were', async () => {
  expect((await exported()).map(begins)).toEqual(newestFirst.map((number) => expectedLine(number)));
});

it('goes on behind a last line that is gone, and has the others as they are when they are read', async () => {
  const lines = await exported(2, async () => {
    await change(`delete from product where internal_reference in ('S-4', 'S-2')`);
    await change(`update product_line set product_name = 'Bolt' where internal_reference in ('S-10000', 'S-3')`);
  });
  expect(lines.map(begins)).toEqual(
    newestFirst.filter((number) => number !== 2).map((number) => expectedLine(number, number === 3 ? 'Bolt' : 'Screw')),
  );
});

it('ends where the session does', async () => {
  const signedOut = () => change(`update session set ended_at = now() where id = '${credential}'`);
  await expect(exported(2, signedOut)).rejects.toThrow('no live session');
});

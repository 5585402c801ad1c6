import { randomUUID } from 'node:crypto';
import type { ProductRequestStatus, ProductSortField } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { done, serverOfFile } from '../../../testing/api-test.ts';
import { explainKept } from '../../../testing/explain-kept.ts';
import { demoMembers, tokenOf } from '../../../testing/members.ts';
import { sessionOf } from '../../../testing/plan-nodes.ts';
import { ownerOfFile } from '../../../testing/until-blocked.ts';
import { tellMoment } from '../../files/file-moment.service.ts';
import type { LineFilter } from '../line-filter.ts';
import { selectLines } from '../purchased-lines.service.ts';
import { importFile, shortHeader } from './testing/import-file.ts';

const server = await serverOfFile();
const [lena] = await demoMembers(server, 'Lena');
const token = await tokenOf(server, lena.email);
const owner = await ownerOfFile(server);

const fileOf = (prefix: string, count: number) =>
  `${shortHeader}\n${Array.from({ length: count }, (_, index) => `Screw,${prefix}-${index},`).join('\n')}\n`;

/** An import is written as a whole, and then has to wait for what the log is held by. */
async function written(file: string, query: Record<string, string> = {}) {
  await owner.query('begin');
  await owner.query('lock table activity in share mode');
  const ending = importFile(server, token, file, query);
  await untilWaiting(1);
  return {
    async goOn() {
      await owner.query('commit');
      return ending;
    },
    ending,
  };
}

async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await owner.query("select from pg_locks where not granted and relation = 'activity'::regclass");
    if (rows.length >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A line that somebody else brings in meanwhile. */
const createMeanwhile = (reference: string) =>
  server.database.asOwner((tx) =>
    sql`
      with made as (
        insert into product (organisation_id, name, internal_reference, created_by)
        values (${lena.organisationId}, 'Meanwhile', ${reference}, ${lena.userId}) returning id
      )
      insert into product_line (customer_organisation_id, product_id, product_name, internal_reference)
      select ${lena.organisationId}, id, 'Meanwhile', ${reference} from made`.execute(tx),
  );

/** Every page of a list, of which none has a line that another one has. */
async function listed(query: Record<string, string> = {}): Promise<string[]> {
  const limit = 50;
  const lines: { lineId: string; internalReference: string }[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const asked = { ...query, limit: String(limit), pageNumber: String(pageNumber) };
    const { body } = await done(server.call('listPurchasedProducts', { token, query: asked }));
    const { data } = body as unknown as { data: typeof lines };
    lines.push(...data);
    if (data.length < limit) break;
  }
  expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length);
  return lines.map(({ internalReference }) => internalReference);
}

const orders = [
  {},
  { sortBy: 'CREATED_AT', sortDirection: 'ASC' },
  { sortBy: 'UPDATED_AT' },
  { sortBy: 'UPDATED_AT', sortDirection: 'ASC' },
  { sortBy: 'EMISSION_VALUE' },
  { sortBy: 'EMISSION_VALUE', sortDirection: 'ASC' },
  { sortBy: 'INTERNAL_REFERENCE' },
  { productRequestStatus: 'NOT_STARTED' },
  { productRequestStatus: 'NOT_STARTED,REQUESTED' },
] as const satisfies Record<string, string>[];

const momentsTold = async () => {
  const { rows } = await owner.query('select id from file_import where writing_at is not null');
  return rows.length;
};

describe('while a file is being written', () => {
  it.each(orders)('the list %o is what it was, and then has all of it', async (query) => {
    const before = await listed(query);
    const prefix = `ALL-${randomUUID()}`;
    const importing = await written(fileOf(prefix, 20));
    expect(await momentsTold()).toBe(1);
    expect(await listed(query)).toEqual(before);
    expect(await importing.goOn()).toMatchObject({ created: 20, written: true });
    const after = await listed(query);
    expect(after.filter((reference) => !reference.startsWith(prefix))).toEqual(before);
    expect(after).toHaveLength(before.length + 20);
    expect(await momentsTold()).toBe(0);
  });

  it('what somebody else brings in is seen at once, and stands before the file', async () => {
    const before = await listed();
    const importing = await written(fileOf('MEANTIME', 5));
    await createMeanwhile('MEANWHILE');
    expect(await listed()).toEqual(['MEANWHILE', ...before]);
    await importing.goOn();
    const inOrder = Array.from({ length: 5 }, (_, index) => `MEANTIME-${index}`);
    expect(await listed()).toEqual(['MEANWHILE', ...inOrder, ...before]);
  });

  it('products that it changes stay where they were until all of it is seen', async () => {
    await importFile(server, token, fileOf('CHANGED', 30));
    await createMeanwhile('LATER');
    const before = await listed({ sortBy: 'UPDATED_AT' });
    const importing = await written(fileOf('CHANGED', 30), { onDuplicate: 'update', allowWarnings: 'true' });
    expect(await listed({ sortBy: 'UPDATED_AT' })).toEqual(before);
    expect(await importing.goOn()).toMatchObject({ updated: 30 });
    const after = await listed({ sortBy: 'UPDATED_AT' });
    expect(after.slice(0, 30).every((reference) => reference.startsWith('CHANGED'))).toBe(true);
    expect(after.toSorted()).toEqual(before.toSorted());
  });
});

describe('what was told of a file', () => {
  /** What a trigger does to each row that it hears of, until the work is done. */
  async function withTrigger(event: string, does: string, work: () => Promise<void>): Promise<void> {
    await owner.query(`
      create sequence trigger_calls;
      grant usage on sequence trigger_calls to public;
      create function interfere() returns trigger language plpgsql as $$ begin ${does} return new; end $$;
      create trigger interfering before ${event} for each row execute function interfere()`);
    await work().finally(() => owner.query('drop function interfere() cascade; drop sequence trigger_calls'));
  }

  it('is taken back where it fails, and nothing of it is seen', async () => {
    const before = await listed();
    await withTrigger('insert on activity', "raise exception 'no more';", async () => {
      await expect(importFile(server, token, fileOf('FAILING', 5))).rejects.toThrow('not taken');
    });
    expect(await momentsTold()).toBe(0);
    expect(await listed()).toEqual(before);
    await importFile(server, token, fileOf('FAILING', 5));
    expect(await listed()).toEqual([...Array.from({ length: 5 }, (_, index) => `FAILING-${index}`), ...before]);
  });

  it('is told anew where another file has come first', async () => {
    const before = await listed();
    const overtaken =
      "if new.writing_at is not null and nextval('trigger_calls') = 1 then new.writing_at := null; end if;";
    await withTrigger('update on file_import', overtaken, async () => {
      const importing = await written(fileOf('OVERTAKEN', 5));
      expect(await momentsTold()).toBe(1);
      expect(await listed()).toEqual(before);
      await importing.goOn();
    });
    expect(await listed()).toHaveLength(before.length + 5);
  });

  it('hides nothing where a process died, and is forgotten with the next file', async () => {
    const before = await listed();
    await owner.query('insert into file_import (organisation_id, writing_at) values ($1, clock_timestamp())', [
      lena.organisationId,
    ]);
    await createMeanwhile('AFTER-A-CRASH');
    for (const query of orders)
      expect((await listed(query)).toSorted()).toEqual(['AFTER-A-CRASH', ...before].toSorted());
    const importing = await written(fileOf('NEXT', 5));
    expect(await momentsTold()).toBe(1);
    expect(await listed()).toEqual(['AFTER-A-CRASH', ...before]);
    await importing.goOn();
    expect(await momentsTold()).toBe(0);
  });

  it('of a second file waits until the first one is written', async () => {
    const before = await listed();
    const first = await written(fileOf('FIRST', 5));
    const staged = { organisationId: lena.organisationId, id: randomUUID() };
    await owner.query('insert into file_import (id, organisation_id) values ($1, $2)', [
      staged.id,
      staged.organisationId,
    ]);
    let told = false;
    const second = server.database
      .write(sessionOf(token), (tx) => tellMoment(tx, 'product_import_row', staged))
      .then(() => {
        told = true;
      });
    expect(await listed()).toEqual(before);
    expect(told).toBe(false);
    await first.goOn();
    await second;
    const { rows } = await owner.query('select id from file_import where writing_at is not null');
    expect(rows).toEqual([{ id: staged.id }]);
    expect(await listed()).toHaveLength(before.length + 5);
    await owner.query('delete from file_import where id = $1', [staged.id]);
  });

  it('of another organisation is no matter of this one', async () => {
    const [camille] = await demoMembers(server, 'Camille');
    await owner.query('insert into file_import (organisation_id, writing_at) values ($1, clock_timestamp())', [
      camille.organisationId,
    ]);
    const { rows } = await server.database.write(sessionOf(token), (tx) =>
      sql`select from file_being_written where moment < 'infinity'`.execute(tx),
    );
    expect(rows).toEqual([]);
  });
});

describe('what a list reads', () => {
  const pages = (filter: LineFilter, sortBy: ProductSortField) =>
    server.database.write(sessionOf(token), async (tx) => {
      const query = selectLines(tx, { filter, order: { sortBy }, page: { limit: 10, offset: 0 } });
      const [explained] = await explainKept<{ Plan: Record<string, number> }>(tx, query.compile(), 'analyze, buffers');
      const plan = explained?.Plan;
      return (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN);
    });

  const ofStatuses = (...productRequestStatus: ProductRequestStatus[]): LineFilter => ({ productRequestStatus });

  it.each<[LineFilter, ProductSortField]>([
    [{}, 'CREATED_AT'],
    [{}, 'UPDATED_AT'],
    [ofStatuses('NOT_STARTED'), 'CREATED_AT'],
    [ofStatuses('NOT_STARTED', 'REQUESTED'), 'UPDATED_AT'],
  ])('of %o by %s does not grow with what is being written', async (filter, sortBy) => {
    const before = await pages(filter, sortBy);
    const importing = await written(fileOf(`MANY-${randomUUID()}`, 3000));
    const meanwhile = await pages(filter, sortBy);
    await importing.goOn();
    expect(before).toBeGreaterThan(0);
    // Indexes may have become a page deeper; each of the lines would be a page.
    expect(meanwhile).toBeLessThan(2 * before + 50);
  });
});

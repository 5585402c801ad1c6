import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { actFor, type Caller, type Tx } from '../../../database/database.ts';
import { serverOfFile } from '../../../testing/api-test.ts';
import { keepPlans, type StagedImport, tieRows } from '../../files/staged-import.service.ts';
import { existingProducts, insertProducts, insertRows } from './import-products.ts';

const server = await serverOfFile();

const callerOf = (email: string): Promise<Caller> =>
  server.database.asOwner(async (tx) => {
    const user = await tx
      .selectFrom('organisation_user')
      .select(['id', 'organisation_id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return {
      userId: user.id,
      organisationId: user.organisation_id,
      accessLevel: 'ADMIN',
      scopes: null,
      installationAdmin: false,
    };
  });

async function stage(tx: Tx, { organisationId }: Caller, prefix: string, count: number): Promise<StagedImport> {
  const staged = { organisationId, id: randomUUID() };
  const rows = Array.from({ length: count }, (_, index) => ({
    row_number: index + 2,
    name: 'Screw',
    internal_reference: `${prefix}-${index}`,
    yearly_quantity: 1,
  }));
  await insertRows(tx, staged, JSON.stringify(rows));
  return staged;
}

async function write(tx: Tx, caller: Caller, prefix: string, count: number): Promise<void> {
  await actFor(tx, caller.organisationId, caller.userId);
  await keepPlans(tx);
  await insertProducts(tx, caller, await stage(tx, caller, prefix, count));
}

/** How many rows of each table the work looks at. */
async function rowsRead(tx: Tx, tables: readonly string[], work: () => Promise<unknown>): Promise<number[]> {
  const read = async () => {
    const { rows } = await sql<{ relname: string; read: number }>`
      select relname, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_xact_user_tables`.execute(
      tx,
    );
    return tables.map((table) => rows.find(({ relname }) => relname === table)?.read ?? Number.NaN);
  };
  const before = await read();
  await work();
  return (await read()).map((now, index) => now - (before[index] ?? 0));
}

const rows = 600;

it('checks each row by an index, however small the tables were when the connection did so first', async () => {
  const caller = await callerOf('lena.brandt@nordic-kitchen.example');
  await server.database.asOwner((tx) => write(tx, caller, 'A', 20));
  await server.database.asOwner((tx) => sql`analyze`.execute(tx));
  await server.database.asOwner((tx) => write(tx, caller, 'B', 20));
  await server.database.asOwner(async (tx) => {
    const read = await rowsRead(tx, ['product', 'product_line'], () => write(tx, caller, 'C', rows));
    // Each line is looked up for its purchase, for the year of that and for its history.
    for (const each of read) expect(each).toBeLessThan(10 * rows);
  });
});

it('ties each row to its product without looking at all the others, though nobody has counted them', async () => {
  const caller = await callerOf('camille.laurent@maison-verdier.example');
  await server.database.asOwner((tx) => write(tx, caller, 'D', rows));
  await server.database.asOwner(async (tx) => {
    await actFor(tx, caller.organisationId, caller.userId);
    const staged = await stage(tx, caller, 'D', rows);
    const [read] = await rowsRead(tx, ['product'], () => tieRows(tx, existingProducts, staged));
    // Once to see that it exists, once to write which one it is.
    expect(read).toBeLessThan(5 * rows);
    const { rows: tied } = await sql<{ count: number }>`
      select count(existing_product_id)::integer as count from product_import_row where file_import_id = ${staged.id}::uuid`.execute(
      tx,
    );
    expect(tied[0]?.count).toBe(rows);
  });
});

import { sql } from 'kysely';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import type { World } from '../shared/world.ts';

type Rows = ReadonlyMap<string, readonly string[]>;

export interface RowChange {
  readonly table: string;
  readonly row: string;
  readonly change: 'gone' | 'new';
}

/** What has become of the rows of a world. */
export function rowChanges(before: Rows, after: Rows): RowChange[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? [];
    const gone = rows.filter((row) => !now.includes(row)).map((row) => ({ table, row, change: 'gone' as const }));
    const come = now.filter((row) => !rows.includes(row)).map((row) => ({ table, row, change: 'new' as const }));
    return [...gone, ...come];
  });
}

/**
 * What somebody writes into rows of the own organisation is its own, such as the address that an invitation goes to or
 * the name that it gives to an import. Of whom an address belongs to, an invitation alone may know: it reaches them.
 */
export function isOwnTrace({ table, row, change }: RowChange, given: readonly string[], own: World, foreign: World) {
  const rest = given.reduce((text, id) => text.replaceAll(id, ''), row);
  const namesOwn = rest.includes(own.canary) || rest.includes(own.admin.organisationId);
  const namesForeign = rest.includes(foreign.canary) || organisationsOf(foreign).some((id) => rest.includes(id));
  return change === 'new' && namesOwn && (table === 'invitation' || !namesForeign);
}

const organisationsOf = ({ admin, partner, stranger }: World) =>
  [admin, partner, stranger].map(({ organisationId }) => organisationId);

/** So that the next operation finds the addresses, and the names for imports, as fresh as the one before. */
export async function forgetTraces(
  server: TestServer,
  own: World,
  changes: readonly RowChange[],
  given: readonly string[],
): Promise<void> {
  await server.database.asOwner(async (tx) => {
    await sql`
      delete from file_import
       where organisation_id = ${own.admin.organisationId} and import_id::text = any(${given}::text[])`.execute(tx);
    for (const table of ['invitation', 'user_invitation', 'organisation'])
      for (const { row } of changes.filter((each) => each.table === table))
        await sql`delete from ${sql.table(table)} t where t::text = ${row}`.execute(tx);
  });
}

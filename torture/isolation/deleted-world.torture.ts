import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteOrganisations } from '../../apps/server/src/jobs/delete-organisations.ts';
import { expectExactTallies } from '../../apps/server/src/testing/exact-tallies.ts';
import { keepCount } from '../counts.ts';
import { brokenInvariants } from '../invariants/database-invariants.ts';
import { rowsOf, tableColumns, tablesOf } from '../shared/stored-rows.ts';
import { openTwoWorlds, type TwoWorlds } from './two-worlds.ts';

let worlds: TwoWorlds;
beforeAll(async () => {
  worlds = await openTwoWorlds();
});
afterAll(() => worlds.server.stop());

/** As the hourly job does it once the waiting time is over. */
async function deleteOrganisation(organisationId: string): Promise<void> {
  await worlds.server.database.executeSql('owner')(
    `insert into organisation_suspension (organisation_id, reason, delete_at) values ($1, 'Ended', now())`,
    [organisationId],
  );
  await deleteOrganisations(worlds.server.database);
}

/** How many rows of each table name the own world, but for tallies, which are numbers. */
async function leftovers(): Promise<Record<string, number>> {
  const tables = tablesOf(await tableColumns(worlds.server)).filter((table) => !table.endsWith('_tally'));
  const rows = await rowsOf(worlds.server, tables, worlds.own);
  return Object.fromEntries(
    [...rows].filter(([, found]) => found.length > 0).map(([table, found]) => [table, found.length]),
  );
}

/** Worlds have rows staged for an import that is not there. */
async function expectSound(): Promise<void> {
  const { leftStagedRows: _, ...broken } = await worlds.server.database.asOwner(brokenInvariants);
  expect(broken).toEqual({});
  await expectExactTallies(worlds.server);
}

it('takes along all that nobody else has, of a company that has something of every kind', async () => {
  const { server, own, foreign } = worlds;
  const before = await leftovers();
  const tables = Object.keys(before).length;
  for (const { organisationId } of [own.admin, own.partner, own.stranger]) {
    await deleteOrganisation(organisationId);
    await expectSound();
  }
  // Beside the log of the installation: a setting of it, an address that is refused, and somebody who only asked for access.
  expect(await leftovers()).toEqual({
    account: 1,
    installation_admin_address: 1,
    installation_event: expect.any(Number),
    undeliverable_address: 1,
  });
  await worlds.expectUnchanged([]);

  // Whoever buys from the other first, then whoever sells.
  for (const { organisationId } of [foreign.partner, foreign.admin]) {
    await deleteOrganisation(organisationId);
    await expectSound();
  }
  const left = await rowsOf(server, ['organisation', 'document', 'submission', 'product_line', 'actor'], foreign);
  expect([...left].map(([table, rows]) => [table, rows.length])).toEqual([
    ['organisation', 1],
    ['document', 0],
    ['submission', 0],
    ['product_line', 0],
    ['actor', expect.any(Number)],
  ]);
  await keepCount({ theme: 'isolation', what: 'tables emptied of deleted organisations', count: tables });
});

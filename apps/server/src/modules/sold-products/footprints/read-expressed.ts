import { mostExportedFootprints } from '@pcf/contract/exchange-limits';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { planByIndexes } from '../../../database/plan-by-indexes.ts';
import type { AuthenticatedCall } from '../../../http/operation-handler.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import type { Position } from '../../files/export-table.service.ts';
import { selectCompanies } from '../../network-deliveries/exchange-companies.service.ts';
import { selectTold, statedFootprint } from '../../network-deliveries/told-footprints.service.ts';
import { type Expressed, type ExpressibleRow, express } from './expressible.ts';
import { footprintFacts, identityOf } from './footprint-facts.ts';
import { mapInTurns } from './map-in-turns.ts';
import type { Origin } from './origin.ts';

const rowsInBatch = 100;

/** Before anything is answered: a file is made as a whole or not at all, and of what was named nothing may be missing. */
export async function checkFound<Filter>(
  database: Database,
  { credential }: AuthenticatedCall,
  origin: Origin<Filter>,
  filter: Filter,
): Promise<void> {
  const { results } = await database.read(credential, (db) => {
    const found = origin.selectBatch(db, { filter, after: undefined, size: mostExportedFootprints + 1 });
    const counted = sql<{ count: number }>`(select count(*)::integer as count from ${found} f)`;
    return { plan: planByIndexes(db), counted: db.selectFrom(counted.as('c')).selectAll() };
  });
  const count = results.counted[0]?.count ?? 0;
  const named = origin.named(filter)?.map((id) => id.toLowerCase());
  if (named && count < new Set(named).size) throw new ProblemError('NOT_FOUND');
  if (count > mostExportedFootprints) {
    throw new ProblemError('BODY_TOO_LARGE', { detail: `A file has at most ${mostExportedFootprints} footprints.` });
  }
}

/** What a filter finds, batch by batch, each with its footprint or what stands against it. */
export async function* readExpressed<Filter>(
  database: Database,
  { credential, caller: { organisationId } }: AuthenticatedCall,
  origin: Origin<Filter>,
  filter: Filter,
): AsyncGenerator<readonly Expressed[]> {
  let after: Position | undefined;
  for (;;) {
    const { results } = await database.read(credential, (db) => ({
      plan: planByIndexes(db),
      rows: origin.selectBatch(db, { filter, after, size: rowsInBatch }),
    }));
    const { rows } = results;
    const expressed = await withFacts(database, credential, rows);
    yield await mapInTurns(organisationId, rows, expressed);
    after = rows.at(-1);
    if (rows.length < rowsInBatch) return;
  }
}

/** Under which id partners were told it, if they were. */
const toldIdOf = (row: ExpressibleRow): string => row.told_id ?? identityOf(row).id;

/** How each of these is expressed; what partners were told is told by hand in the same words. */
async function withFacts(
  database: Database,
  credential: string,
  rows: readonly ExpressibleRow[],
): Promise<(row: ExpressibleRow) => Expressed> {
  const ids = rows.flatMap(({ company_id, customer_id }) => [company_id, ...(customer_id ? [customer_id] : [])]);
  const { results } = await database.read(credential, (db) => ({
    companies: selectCompanies(db, ids),
    told: selectTold(
      db,
      rows.map((row) => toldIdOf(row)),
    ),
  }));
  const companies = new Map(results.companies.map((company) => [company.id, company]));
  const told = new Map(results.told.map((each) => [each.id, statedFootprint(each)]));
  return (row) => express(row, told.get(toldIdOf(row)), (each) => footprintFacts(each, companies));
}

import { setImmediate } from 'node:timers/promises';
import { mostExportedFootprints } from '@pcf/contract/exchange-limits';
import type { Database } from '../../database/database.ts';
import { planByIndexes } from '../../database/plan-by-indexes.ts';
import type { AuthenticatedCall } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Position } from '../file-export/export-table.service.ts';
import { selectCompanies } from '../network/exchange-companies.service.ts';
import { type Expressed, type ExpressibleRow, express } from './expressible.ts';
import { footprintFacts } from './footprint-facts.ts';
import type { Origin } from './origin.ts';

/** Few enough that working one batch out holds nobody up. */
const rowsInBatch = 100;

/** What a filter finds, batch by batch, each with its footprint or what stands against it. */
export async function* readExpressed<Filter>(
  database: Database,
  { credential, caller }: AuthenticatedCall,
  origin: Origin<Filter>,
  filter: Filter,
): AsyncGenerator<readonly Expressed[]> {
  let after: Position | undefined;
  for (let read = 0; ; ) {
    const { results } = await database.read(credential, (db) => ({
      plan: planByIndexes(db),
      rows: origin.selectBatch(db, { filter, after, size: rowsInBatch }),
    }));
    const { rows } = results;
    read += rows.length;
    checkCount(origin, filter, read, rows.length);
    yield await withCompanies(database, credential, caller.organisationId, rows);
    after = rows.at(-1);
    if (rows.length < rowsInBatch) return;
    await setImmediate();
  }
}

/** A file is made as a whole or not at all, and of what was named one by one nothing may be missing. */
function checkCount<Filter>(origin: Origin<Filter>, filter: Filter, read: number, inBatch: number): void {
  const named = origin.named(filter);
  if (named && inBatch < rowsInBatch && read < named.length) throw new ProblemError('NOT_FOUND');
  if (read > mostExportedFootprints) {
    throw new ProblemError('BODY_TOO_LARGE', { detail: `A file has at most ${mostExportedFootprints} footprints.` });
  }
}

async function withCompanies(
  database: Database,
  credential: string,
  ownId: string,
  rows: readonly ExpressibleRow[],
): Promise<readonly Expressed[]> {
  if (rows.length === 0) return [];
  const ids = rows.flatMap(({ company_id, customer_id }) => [company_id, customer_id ?? ownId]);
  const { results } = await database.read(credential, (db) => ({ companies: selectCompanies(db, ids) }));
  const companies = new Map(results.companies.map((company) => [company.id, company]));
  return rows.map((row) => express(row, footprintFacts(row, companies)));
}

import { maxExportedFootprints } from '@pcf/contract/exchange-limits';
import type { FootprintFacts } from '@pcf/pact/v3/exchange-facts';
import { isUrn, type PactIdKind, pactUrn } from '@pcf/pact/v3/urn';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { createFairGate } from '../../../database/fair-gate.ts';
import type { AuthenticatedCall } from '../../../http/operation-handler.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { answerIdentity, templateIdentity } from '../../../network/footprint-id.ts';
import type { Position } from '../../files/export-table.service.ts';
import {
  type CompanyRow,
  companyDomain,
  companyFacts,
  selectCompanies,
  selectTold,
  statedFootprint,
} from '../../network-deliveries/sent-footprints.service.ts';
import { type Expressed, type ExpressibleRow, express } from './expressible.ts';
import type { Origin } from './footprint-origins.ts';

/** The same that partners are told, or would be. */
const identityOf = ({ id, customer_id: customerId, data_version: version }: ExpressibleRow) =>
  customerId === null ? templateIdentity({ id, version }) : answerIdentity({ lineId: id, version, toldIds: null });

const named = (domain: string, kind: PactIdKind, reference: string) =>
  isUrn(reference) ? reference : pactUrn(domain, kind, reference);

/** So few that nobody notices them. */
const itemsInTurn = 5;

/**
 * Whatever is worked out keeps the thread busy, and of many at once each would do its part before anybody else is heard:
 * one part at a time, with organisations in turns and a moment between them for new requests.
 */
const turns = createFairGate({
  seats: 1,
  shared: 1,
  least: 1,
  waiting: { all: Number.POSITIVE_INFINITY, writes: Number.POSITIVE_INFINITY },
  listensBetween: true,
});

const rowsInBatch = 100;

/** Before anything is answered: a file is made as a whole or not at all, and of what was named nothing may be missing. */
export async function checkFound<Filter>(
  database: Database,
  { credential }: AuthenticatedCall,
  origin: Origin<Filter>,
  filter: Filter,
): Promise<void> {
  const { results } = await database.read(credential, (db) => {
    const found = origin.selectBatch(db, { filter, after: undefined, size: maxExportedFootprints + 1 });
    const counted = sql<{ count: number }>`(select count(*)::integer as count from ${found} f)`;
    return { counted: db.selectFrom(counted.as('c')).selectAll() };
  });
  const count = results.counted[0]?.count ?? 0;
  const named = origin.named(filter)?.map((id) => id.toLowerCase());
  if (named && count < new Set(named).size) throw new ProblemError('NOT_FOUND');
  if (count > maxExportedFootprints) {
    throw new ProblemError('BODY_TOO_LARGE', { detail: `A file has at most ${maxExportedFootprints} footprints.` });
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

export async function mapInTurns<Item, Result>(
  organisationId: string,
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const done: Result[] = [];
  for (let at = 0; at < items.length; at += itemsInTurn) {
    const part = items.slice(at, at + itemsInTurn);
    done.push(...(await turns.run(organisationId, { kind: 'read', refusable: false }, async () => part.map(work))));
  }
  return done;
}

/** What is told of the footprint, the company and the product beside the data. */
function footprintFacts(row: ExpressibleRow, companies: ReadonlyMap<string, CompanyRow>): FootprintFacts {
  const company = companies.get(row.company_id);
  if (!company) throw new Error('Whoever tells a footprint has a name.');
  const { domain, ...named } = companyFacts(company);
  const { id, formerIds } = identityOf(row);
  return {
    id,
    created: row.told_at ?? new Date(0),
    status: 'Active',
    precedingIds: formerIds,
    domain,
    ...named,
    product: { name: row.name, description: row.description, ids: productIds(row, domain, companies) },
  };
}

/** What the company calls it, and what its customer does. */
function productIds(row: ExpressibleRow, domain: string, companies: ReadonlyMap<string, CompanyRow>): string[] {
  const customer = row.customer_id === null ? undefined : companies.get(row.customer_id);
  const own = row.customer_id === null ? row.reference : row.own_reference;
  return [
    ...(own ? [named(domain, 'product-id', own)] : []),
    ...(customer ? [named(companyDomain(customer), 'buyer-id', row.reference)] : []),
  ];
}

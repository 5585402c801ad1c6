import type { organisationFilters } from '@pcf/contract/operations/installation.filters';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { OrganisationSortField } from '@pcf/contract/vocabulary/installation';
import { type RawBuilder, sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';
import { all, type Condition } from '../../database/list-query.ts';
import type { InstallationLog, InstallationOrganisation } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';
import { reads, writes } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';

type Query = CheckedInput<'listOrganisations'>['query'];
type Filter = Pick<Query, keyof typeof organisationFilters>;
type Order = Pick<Query, 'sortBy' | 'sortDirection'>;

/** How much an organisation uses, and nothing of what it writes. */
type OrganisationRow = ViewRow<
  InstallationOrganisation,
  'storage_bytes' | 'user_count' | 'purchased_count' | 'received_count'
>;

const organisations = sql<OrganisationRow>`installation_organisation`.as('o');

/** What each filter of the table asks of an organisation. */
const conditions: Readonly<Record<keyof typeof organisationFilters, (filter: Filter) => Condition[]>> = {
  textSearch: ({ textSearch }) =>
    textSearch
      ? [sql<boolean>`(strpos(lower(name), lower(${textSearch})) > 0 or id::text = lower(${textSearch}))`]
      : [],
  state: ({ state }) =>
    state?.length
      ? [
          sql<boolean>`case when suspended_at is null then 'ACTIVE' when delete_at is null then 'SUSPENDED'
            else 'DELETION_REQUESTED' end = any(${state}::text[])`,
        ]
      : [],
};

const matching = (filter: Filter): Condition => all(Object.values(conditions).flatMap((of) => of(filter)));

const columns: Readonly<Record<OrganisationSortField, RawBuilder<unknown>>> = {
  NAME: sql`lower(name)`,
  CREATED_AT: sql`created_at`,
  LAST_SIGN_IN: sql`last_sign_in_at`,
  STORAGE: sql`storage_bytes`,
  PRODUCT_REQUESTS: sql`purchased_count + received_count`,
};

/** By name from the first letter, by everything else the newest and the most first; who never signed in is last. */
function inOrder({ sortBy = 'NAME', sortDirection }: Order): RawBuilder<unknown> {
  const direction = sql.raw((sortDirection ?? (sortBy === 'NAME' ? 'ASC' : 'DESC')) === 'ASC' ? 'asc' : 'desc');
  const nulls = sortBy === 'LAST_SIGN_IN' ? sql`nulls last` : sql``;
  return sql`${columns[sortBy]} ${direction} ${nulls}, id ${direction}`;
}

const selectPage = (db: Queries, query: Query, { limit, offset }: { limit: number; offset: number }) =>
  db.selectFrom(organisations).selectAll().where(matching(query)).orderBy(inOrder(query)).limit(limit).offset(offset);

const countOrganisations = (db: Queries, filter: Filter) =>
  db.selectFrom(organisations).select(sql<number>`count(*)::integer`.as('count')).where(matching(filter));

const presentOrganisation = (row: OrganisationRow): OperationOutput<'listOrganisations'>['data'][number] => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  userCount: row.user_count,
  purchasedCount: row.purchased_count,
  receivedCount: row.received_count,
  storageBytes: row.storage_bytes,
  lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  suspension:
    row.suspended_at === null || row.reason === null
      ? null
      : {
          reason: row.reason,
          suspendedAt: row.suspended_at.toISOString(),
          deleteAt: row.delete_at?.toISOString() ?? null,
        },
});

const listOrganisations = (deletionWaitDays: number) =>
  reads<'listOrganisations', { page: ReturnType<typeof selectPage>; count: ReturnType<typeof countOrganisations> }>(
    (db, { query }) => ({ page: selectPage(db, query, checkPage(query)), count: countOrganisations(db, query) }),
    ({ page, count: [total] }) => ({
      data: page.map(presentOrganisation),
      metadata: { count: total?.count ?? 0, deletionWaitDays },
    }),
  );

type EntryRow = ViewRow<InstallationLog>;

const log = sql<EntryRow>`installation_log`.as('e');

const selectEntries = (db: Queries, { limit, offset }: { limit: number; offset: number }) =>
  db.selectFrom(log).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset);

const countEntries = (db: Queries) => db.selectFrom(log).select(sql<number>`count(*)::integer`.as('count'));

const presentEntry = (row: EntryRow): OperationOutput<'listInstallationEntries'>['data'][number] => ({
  id: row.id,
  event: row.event,
  organisation: row.organisation_id === null ? null : { id: row.organisation_id, name: row.organisation_name ?? '' },
  person: row.person_name,
  actor: row.actor_name,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
});

const listInstallationEntries = reads<
  'listInstallationEntries',
  { page: ReturnType<typeof selectEntries>; count: ReturnType<typeof countEntries> }
>(
  (db, { query }) => ({ page: selectEntries(db, checkPage(query)), count: countEntries(db) }),
  ({ page, count: [total] }) => ({ data: page.map(presentEntry), metadata: { count: total?.count ?? 0 } }),
);

export const installationRoutes = (deletionWaitDays: number): OperationHandlers => ({
  listOrganisations: listOrganisations(deletionWaitDays),
  suspendOrganisation: writes((tx, { params, body }) =>
    change(tx, sql`suspend_organisation(${params.organisationId}::uuid, ${body.reason})`),
  ),
  resumeOrganisation: writes((tx, { params }) => change(tx, sql`resume_organisation(${params.organisationId}::uuid)`)),
  requestOrganisationDeletion: writes((tx, { params }) =>
    change(tx, sql`request_organisation_deletion(${params.organisationId}::uuid, ${deletionWaitDays}::integer)`),
  ),
  withdrawOrganisationDeletion: writes((tx, { params }) =>
    change(tx, sql`withdraw_organisation_deletion(${params.organisationId}::uuid)`),
  ),
  listInstallationEntries,
});

type Outcome = 'DONE' | 'OWN_ORGANISATION' | 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_TRANSITION';

/** The database decides who may change what, and in which state. */
async function change(tx: Tx, call: RawBuilder<unknown>): Promise<undefined> {
  const { rows } = await sql<{ outcome: Outcome }>`select ${call} as outcome`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('There was no outcome.');
  if (row.outcome === 'DONE') return undefined;
  if (row.outcome === 'OWN_ORGANISATION') {
    throw new ProblemError('INVALID_TRANSITION', { detail: 'The own organisation cannot be suspended.' });
  }
  throw new ProblemError(row.outcome);
}

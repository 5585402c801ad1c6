import type { apiKeyFilters } from '@pcf/contract/operations/api-keys.filters';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { type ApiKeyScope, apiKeyScopes } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';
import { all, type Condition } from '../../database/list-query.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { reads, writes } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { createApiKeySecret, hashSecret } from '../../tokens/secrets.ts';

const selectKeys = (db: Queries | Tx) =>
  db
    .selectFrom('api_key as k')
    .innerJoin('actor as c', (join) =>
      join.onRef('c.organisation_id', '=', 'k.organisation_id').onRef('c.id', '=', 'k.created_by'),
    )
    .leftJoin('actor as r', (join) =>
      join.onRef('r.organisation_id', '=', 'k.organisation_id').onRef('r.id', '=', 'k.revoked_by'),
    )
    .select([
      'k.id',
      'k.name',
      'k.hint',
      sql<ApiKeyScope[]>`k.scopes`.as('scopes'),
      'c.name as created_by',
      sql<boolean>`not exists (select from organisation_user u where u.organisation_id = k.organisation_id and u.id = k.created_by)`.as(
        'created_by_removed',
      ),
      'k.created_at',
      'k.expires_at',
      'k.last_used_at',
      'k.revoked_at',
      'r.name as revoked_by',
    ]);

type KeyFilter = Pick<CheckedInput<'listApiKeys'>['query'], keyof typeof apiKeyFilters>;

/** What each filter of the table asks of a key. */
const conditions: Readonly<Record<keyof typeof apiKeyFilters, (filter: KeyFilter) => Condition[]>> = {
  createdBy: ({ createdBy }) => (createdBy === undefined ? [] : [sql<boolean>`k.created_by = ${createdBy}`]),
};

const matching = (filter: KeyFilter): Condition => all(Object.values(conditions).flatMap((of) => of(filter)));

const selectPage = (db: Queries, filter: KeyFilter, { limit, offset }: { limit: number; offset: number }) =>
  selectKeys(db)
    .where(matching(filter))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(limit)
    .offset(offset);

const countKeys = (db: Queries, filter: KeyFilter) =>
  db.selectFrom('api_key as k').select(sql<number>`count(*)::integer`.as('count')).where(matching(filter));

const selectKey = (tx: Tx, id: string) => selectKeys(tx).where('k.id', '=', id).executeTakeFirst();

const insertKey = (tx: Tx, { organisationId, userId }: Caller, { expiresOn, ...key }: NewKey) =>
  tx
    .insertInto('api_key')
    .values({
      ...key,
      organisation_id: organisationId,
      created_by: userId,
      expires_at: sql<Date | null>`(${expiresOn}::date + 1)::timestamp at time zone 'UTC'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** No row where it does not exist or has been revoked already. */
const revokeKey = (tx: Tx, { userId }: Caller, id: string) =>
  tx
    .updateTable('api_key')
    .set({ revoked_by: userId, revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();

const hintLength = 4;

export const listApiKeys = reads<
  'listApiKeys',
  { page: ReturnType<typeof selectPage>; count: ReturnType<typeof countKeys> }
>(
  (db, { query }) => ({
    page: selectPage(db, query, checkPage(query)),
    count: countKeys(db, query),
  }),
  ({ page, count: [total] }) => ({ data: page.map(presentKey), metadata: { count: total?.count ?? 0 } }),
);

const presentKey = (row: Row): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  createdBy: row.created_by,
  createdByRemoved: row.created_by_removed,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
  revokedBy: row.revoked_by,
});

export const apiKeysRoutes: OperationHandlers = {
  listApiKeys,
  createApiKey: writes(createApiKey),
  revokeApiKey: writes(revokeApiKey),
};

type Row = NonNullable<Awaited<ReturnType<typeof selectKey>>>;

type ApiKey = OperationOutput<'listApiKeys'>['data'][number];

async function createApiKey(
  tx: Tx,
  { body }: CheckedInput<'createApiKey'>,
  caller: Caller,
): Promise<OperationOutput<'createApiKey'>> {
  const expiresOn = checkLastDay(body.expiresOn);
  const secret = createApiKeySecret();
  const { id } = await insertKey(tx, caller, {
    name: body.name,
    hash: hashSecret(secret),
    hint: secret.slice(-hintLength),
    scopes: apiKeyScopes.filter((scope) => body.scopes.includes(scope)),
    expiresOn,
  });
  await recordActivity(tx, caller, 'API_KEY_CREATED', { name: body.name });
  const created = await selectKey(tx, id);
  if (!created) throw new Error('A key that was created is not there.');
  return { ...presentKey(created), secret };
}

async function revokeApiKey(tx: Tx, { params }: CheckedInput<'revokeApiKey'>, caller: Caller): Promise<undefined> {
  const revoked = await revokeKey(tx, caller, params.keyId);
  if (!revoked) throw new ProblemError((await selectKey(tx, params.keyId)) ? 'INVALID_TRANSITION' : 'NOT_FOUND');
  await recordActivity(tx, caller, 'API_KEY_REVOKED', { name: revoked.name });
  return undefined;
}

function checkLastDay(expiresOn: string | null | undefined): string | null {
  if (!expiresOn) return null;
  if (expiresOn < new Date().toISOString().slice(0, 10)) {
    throw new ProblemError('VALIDATION_FAILED', {
      errors: [{ path: '/body/expiresOn', code: 'INVALID_VALUE', message: 'This day is over' }],
    });
  }
  return expiresOn;
}

interface NewKey {
  readonly name: string;
  readonly hash: string;
  readonly hint: string;
  readonly scopes: ApiKeyScope[];
  /** The last day on which it works, in UTC. */
  readonly expiresOn: string | null;
}

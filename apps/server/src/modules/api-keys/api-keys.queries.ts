import type { ApiKeyScope } from '@pcf/contract/vocabulary/api-key-scope';
import { sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';

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

export const selectPage = (
  db: Queries,
  createdBy: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectKeys(db)
    .$if(createdBy !== undefined, (keys) => keys.where('k.created_by', '=', createdBy ?? ''))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(limit)
    .offset(offset);

export const countKeys = (db: Queries, createdBy: string | undefined) =>
  db
    .selectFrom('api_key')
    .select(sql<number>`count(*)::integer`.as('count'))
    .$if(createdBy !== undefined, (keys) => keys.where('created_by', '=', createdBy ?? ''));

export const selectKey = (tx: Tx, id: string) => selectKeys(tx).where('k.id', '=', id).executeTakeFirst();

interface NewKey {
  readonly name: string;
  readonly hash: string;
  readonly hint: string;
  readonly scopes: ApiKeyScope[];
  /** The last day on which it works, in UTC. */
  readonly expiresOn: string | null;
}

export const insertKey = (tx: Tx, { organisationId, userId }: Caller, { expiresOn, ...key }: NewKey) =>
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
export const revokeKey = (tx: Tx, { userId }: Caller, id: string) =>
  tx
    .updateTable('api_key')
    .set({ revoked_by: userId, revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();

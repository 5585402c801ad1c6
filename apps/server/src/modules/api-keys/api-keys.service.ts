import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { apiKeyScopes } from '@pcf/contract/vocabulary/api-key-scope';
import type { Caller, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { checkPage } from '../../http/check-page.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { createApiKeySecret, hashApiKey } from '../../tokens/api-key.ts';
import { countKeys, insertKey, revokeKey, selectKey, selectPage } from './api-keys.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof selectKey>>>;
type ApiKey = OperationOutput<'listApiKeys'>['data'][number];

const hintLength = 4;

export const listApiKeys = reads<
  'listApiKeys',
  { page: ReturnType<typeof selectPage>; count: ReturnType<typeof countKeys> }
>(
  (db, { query }) => ({
    page: selectPage(db, query.createdBy, checkPage(query)),
    count: countKeys(db, query.createdBy),
  }),
  ({ page, count: [total] }) => ({ data: page.map(presentKey), metadata: { count: total?.count ?? 0 } }),
);

export async function createApiKey(
  tx: Tx,
  { body }: CheckedInput<'createApiKey'>,
  caller: Caller,
): Promise<OperationOutput<'createApiKey'>> {
  const expiresOn = checkLastDay(body.expiresOn);
  const secret = createApiKeySecret();
  const { id } = await insertKey(tx, caller, {
    name: body.name,
    hash: hashApiKey(secret),
    hint: secret.slice(-hintLength),
    scopes: apiKeyScopes.filter((scope) => body.scopes.includes(scope)),
    expiresOn,
  });
  await recordActivity(tx, caller, 'API_KEY_CREATED', { name: body.name });
  const created = await selectKey(tx, id);
  if (!created) throw new Error('A key that was created is not there.');
  return { ...presentKey(created), secret };
}

export async function revokeApiKey(
  tx: Tx,
  { params }: CheckedInput<'revokeApiKey'>,
  caller: Caller,
): Promise<undefined> {
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

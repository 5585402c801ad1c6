import type { UserAccessLevel } from '@pcf/contract/vocabulary/user-access-level';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

export type AdministrationProblem = 'FORBIDDEN' | 'NOT_FOUND' | 'LAST_ADMIN';

export async function changeAccessLevel(
  tx: Tx,
  userId: string,
  accessLevel: UserAccessLevel,
): Promise<AdministrationProblem | 'CHANGED'> {
  const { rows } = await sql<{ outcome: AdministrationProblem | 'CHANGED' }>`
    select change_access_level(${userId}::uuid, ${accessLevel}) as outcome`.execute(tx);
  return outcomeOf(rows);
}

export async function removeUsers(tx: Tx, emails: readonly string[]): Promise<AdministrationProblem | 'REMOVED'> {
  const { rows } = await sql<{ outcome: AdministrationProblem | 'REMOVED' }>`
    select remove_users(${emails}::text[]) as outcome`.execute(tx);
  return outcomeOf(rows);
}

function outcomeOf<Outcome>([row]: readonly { outcome: Outcome }[]): Outcome {
  if (!row) throw new Error('A function of the user administration answered without an outcome.');
  return row.outcome;
}

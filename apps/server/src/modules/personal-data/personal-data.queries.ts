import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';
import type { PersonalDataPart } from './personal-data-parts.ts';

export interface PartAsked {
  readonly part: PersonalDataPart;
  /** The place of the last entry that is known. */
  readonly after: string | undefined;
  readonly size: number;
}

export interface PersonalDataRow {
  readonly place: string;
  readonly entry: unknown;
}

/** Of whoever calls. */
export const selectOwnPart = (db: Queries, { part, after, size }: PartAsked) =>
  db
    .selectFrom(sql<PersonalDataRow>`read_own_person(${part}, ${after ?? null}::text, ${size}::integer)`.as('p'))
    .select(['p.place', 'p.entry']);

export interface OwnCredentials {
  readonly email: string;
  /** Null where only an identity of the external provider opens the account. */
  readonly password_hash: string | null;
}

export async function findOwnCredentials(tx: Tx): Promise<OwnCredentials | undefined> {
  const { rows } = await sql<OwnCredentials>`select email, password_hash from read_own_account()`.execute(tx);
  return rows[0];
}

export type OwnErasure = 'ERASED' | 'LAST_ADMIN' | 'WRONG_PASSWORD' | 'GONE';

export async function eraseOwnAccount(tx: Tx, passwordHash: string | null): Promise<OwnErasure> {
  const { rows } = await sql<{ outcome: OwnErasure }>`
    select erase_own_account(${passwordHash}) as outcome`.execute(tx);
  if (!rows[0]) throw new Error('erase_own_account answered without an outcome.');
  return rows[0].outcome;
}

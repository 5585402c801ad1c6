import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';

const entriesInBatch = 500;

/** The kinds of data that are kept of a person, as `read_person` names them and in the order of the file. */
export const personalDataParts = [
  'profile',
  'accounts',
  'sessions',
  'accessRequests',
  'invitations',
  'colleagueInvitations',
  'claims',
  'apiKeys',
  'activity',
  'activityAboutYou',
  'history',
  'visitedRequests',
  'notifications',
  'trackingEvents',
] as const;

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

/** Of the caller. */
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

export type PersonalDataPart = (typeof personalDataParts)[number];

type ReadPart = (asked: PartAsked) => Promise<readonly PersonalDataRow[]>;

/** Everything that is kept of a person as one JSON document, batch by batch, so that none of it is in memory as a whole. */
export async function* personalDataFile(read: ReadPart): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date().toISOString())}`;
  for (const part of personalDataParts) {
    yield `,\n${JSON.stringify(part)}: [`;
    yield* entriesOf(part, read);
    yield ']';
  }
  yield '\n}\n';
}

async function* entriesOf(part: PersonalDataPart, read: ReadPart): AsyncGenerator<string> {
  let after: string | undefined;
  let rows: readonly PersonalDataRow[];
  do {
    rows = await read({ part, after, size: entriesInBatch });
    const text = rows.map(({ entry }) => `\n${JSON.stringify(entry)}`).join(',');
    if (text) yield after === undefined ? text : `,${text}`;
    after = rows.at(-1)?.place;
  } while (rows.length === entriesInBatch);
}

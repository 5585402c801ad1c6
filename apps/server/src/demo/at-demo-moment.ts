import { sql } from 'kysely';
import { actFor, type Caller, type Database, type Tx } from '../database/database.ts';

/** Begins the facts that tell when something of the demo is to have happened. */
export const momentFact = 'demo moment';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** In the hours of an office, whenever the demo is loaded: the fraction of a day says how early. */
const momentOf = (daysAgo: number): Date => {
  const midnight = Math.floor(Date.now() / day) * day - Math.floor(daysAgo) * day;
  // Nobody does everything on the hour; what is a tenth of a day apart stays in its order.
  const minutes = Math.floor(daysAgo * 97) % 41;
  const seconds = Math.floor(daysAgo * 1013) % 60;
  return new Date(midnight + 7 * hour + (1 - (daysAgo % 1)) * 10 * hour + minutes * minute + seconds * second);
};

/**
 * Does in one transaction what somebody of the demo did so many days ago, and remembers for which moment that stands. All
 * that is written bears the moment of the transaction until `ageDemo` puts the other one in its place, an interrupted load
 * included.
 */
export async function atDemoMoment(
  database: Database,
  daysAgo: number,
  caller: Caller,
  work: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const done = await database.withoutOrganisation(async (tx) => {
    await actAs(tx, caller);
    await work(tx);
    const { rows } = await sql<{ at: string; xid: string }>`
      select now()::text as at, pg_current_xact_id()::xid::text as xid`.execute(tx);
    return rows[0];
  });
  if (!done) return;
  const meant = momentOf(daysAgo).toISOString();
  await database.asOwner((tx) =>
    sql`insert into installation (fact, created_at) values (${`${momentFact} ${meant} ${done.xid}`}, ${done.at}::timestamptz)
      on conflict do nothing`.execute(tx),
  );
}

export const actAs = (tx: Tx, { organisationId, userId }: Caller) => actFor(tx, organisationId, userId);

/** Who can act in the demo, by e-mail. */
export async function demoCallers(database: Database): Promise<ReadonlyMap<string, Caller>> {
  const users = await database.asOwner((tx) =>
    tx
      .selectFrom('organisation_user')
      .select(['id as userId', 'organisation_id as organisationId', 'access_level as accessLevel', 'email'])
      .execute(),
  );
  return new Map(users.map(({ email, ...caller }) => [email, { ...caller, scopes: null, installationAdmin: false }]));
}

/** A calendar day counted from today. */
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

import { cancelableStatuses, declinableStatuses } from '@pcf/domain/exchange/changeable-statuses';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isDeadlock } from '../database/sql-error.ts';

const maxTries = 3;

/** Each costs a look through all records, so that the rest is left to the next time. */
const sweptAtOnce = 200;

/** Deletes the organisations whose day has come. One that cannot be deleted keeps nobody else's from being. */
export async function deleteOrganisations(database: Database): Promise<void> {
  const due = await database.asWorker((tx) =>
    tx
      .selectFrom('organisation_suspension')
      .select('organisation_id as id')
      .where('delete_at', '<=', sql<Date>`now()`)
      .where('deleted_at', 'is', null)
      .orderBy('delete_at')
      .execute(),
  );
  const failures: unknown[] = [];
  for (const { id } of due) await deleteOne(database, id).catch((error: unknown) => failures.push(error));
  await database.asWorker((tx) => sql`select sweep_deleted_organisations(${sweptAtOnce})`.execute(tx));
  if (failures.length > 0) throw new AggregateError(failures, 'Organisations whose day has come were not deleted.');
}

/** It touches rows of many organisations, so that somebody else may come in between. */
async function deleteOne(database: Database, id: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await database.asWorker((tx) =>
        sql`select delete_organisation(${id}::uuid, ${cancelableStatuses}::text[], ${declinableStatuses}::text[])`.execute(
          tx,
        ),
      );
      return;
    } catch (error) {
      if (tried === maxTries || !isDeadlock(error)) throw error;
    }
  }
}

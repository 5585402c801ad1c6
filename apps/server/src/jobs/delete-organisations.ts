import { cancelableStatuses, declinableStatuses } from '@pcf/domain/exchange/changeable-statuses';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isDeadlock } from '../database/sql-error.ts';

const maxTries = 3;

/** Deletes the organisations whose day has come, each in a transaction of its own. */
export async function deleteOrganisations(database: Database): Promise<void> {
  while ((await deleteOne(database)) !== null);
}

/** It touches rows of many organisations, so that somebody else may come in between. */
async function deleteOne(database: Database): Promise<string | null> {
  for (let tried = 1; ; tried += 1) {
    try {
      const { rows } = await database.asWorker((tx) =>
        sql<{ id: string | null }>`
          select delete_due_organisation(${cancelableStatuses}::text[], ${declinableStatuses}::text[]) as id`.execute(
          tx,
        ),
      );
      return rows[0]?.id ?? null;
    } catch (error) {
      if (tried === maxTries || !isDeadlock(error)) throw error;
    }
  }
}

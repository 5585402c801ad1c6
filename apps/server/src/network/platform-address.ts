import { withoutTrailing } from '@pcf/domain/text/without-trailing';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What the settings say is written down for services and jobs, which tell partners of it. */
export async function rememberAddress(database: Database, publicUrl: string): Promise<void> {
  const address = withoutTrailing(publicUrl, '/');
  await database.asWorker((tx) =>
    sql`update platform set base_url = ${address} where base_url <> ${address}`.execute(tx),
  );
}

/** Whose names those are that a platform gives. */
export const domainOf = (baseUrl: string): string => new URL(baseUrl).hostname;

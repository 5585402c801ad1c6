import { withoutTrailing } from '@pcf/domain/text/without-trailing';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { CallPartner } from './call-partner.ts';
import type { SealedSecrets } from './sealed-secrets.ts';

/** Whose names those are that a platform gives. */
export const domainOf = (baseUrl: string): string => new URL(baseUrl).hostname;

/** What the settings of an installation give for calling partners' platforms. */
export interface PartnerAccess {
  /** Undefined where no key is set. */
  readonly secrets: SealedSecrets | undefined;
  readonly ask: CallPartner;
}

/** What the settings of an installation give to connections with other platforms. */
export interface NetworkAccess extends PartnerAccess {
  /** For development: partners without encryption. */
  readonly allowHttp: boolean;
  /** What partners call; undefined where they cannot. */
  readonly publicUrl: string | undefined;
}

/** What the settings say is written down for services and jobs, which tell partners of it. */
export async function rememberAddress(database: Database, publicUrl: string): Promise<void> {
  const address = withoutTrailing(publicUrl, '/');
  await database.asWorker((tx) =>
    sql`update platform set base_url = ${address} where base_url <> ${address}`.execute(tx),
  );
}

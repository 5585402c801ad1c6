import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { forgetByAge, type Retention } from './retention.ts';

/**
 * Forgets what has had its time: limits that reset, answers kept for a repeated key, links, nonces, codes and tokens of
 * partners that lapsed, what counts mails to strangers, networks from which nobody has signed in for half a year,
 * accounts that nobody finished registering, notices whose mail was sent long ago, and imports with what an interrupted
 * one had staged; and what the settings keep for so long and no longer.
 */
export async function cleanUp(database: Database, retention: Retention): Promise<void> {
  await forgetByAge(database, retention);
  await database.asWorker(async (tx) => {
    await tx.deleteFrom('rate_limit').where('resets_at', '<', sql<Date>`now()`).execute();
    await tx.deleteFrom('link_token').where('expires_at', '<', sql<Date>`now() - interval '30 days'`).execute();
    await tx.deleteFrom('unsolicited_mail').where('created_at', '<', sql<Date>`now() - interval '1 year'`).execute();
    await tx
      .deleteFrom('unreached_address')
      .where('reason', '=', 'TOO_MANY_MAILS')
      .where('since', '<', sql<Date>`now() - interval '60 days'`)
      .execute();
    await tx.deleteFrom('network_token').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
    await tx.deleteFrom('identity_nonce').where('expires_at', '<', sql<Date>`now()`).execute();
    await tx.deleteFrom('sign_in_code').where('expires_at', '<', sql<Date>`now()`).execute();
    await tx.deleteFrom('sign_in_network').where('last_used_at', '<', sql<Date>`now() - interval '180 days'`).execute();
    await tx
      .deleteFrom('account')
      .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('organisation_user').select('id').whereRef('account_id', '=', 'account.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('access_request')
              .select('id')
              .whereRef('account_id', '=', 'account.id')
              .where('status', '=', 'PENDING'),
          ),
        ),
      )
      .execute();
    await tx.deleteFrom('notice_collection').where('created_at', '<', sql<Date>`now() - interval '7 days'`).execute();
    await tx.deleteFrom('file_import').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute();
    for (const table of ['product_import_row', 'template_import_row'] as const) {
      await tx.deleteFrom(table).where('file_import_id', 'not in', tx.selectFrom('file_import').select('id')).execute();
    }
    await tx.deleteFrom('idempotency_key').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  });
}

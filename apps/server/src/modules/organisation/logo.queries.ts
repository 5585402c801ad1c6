import type { LogoType } from '@pcf/contract/operations/file-types';
import type { Queries, Tx } from '../../database/database.ts';

export const selectLogo = (db: Queries) => db.selectFrom('organisation_logo').select(['type', 'content']);

export const upsertLogo = (tx: Tx, logo: { organisation_id: string; type: LogoType; content: Buffer }) =>
  tx
    .insertInto('organisation_logo')
    .values(logo)
    .onConflict((conflict) =>
      conflict
        .column('organisation_id')
        .doUpdateSet({ type: logo.type, content: logo.content, updated_at: new Date() }),
    )
    .execute();

export const deleteLogo = (tx: Tx, organisationId: string) =>
  tx.deleteFrom('organisation_logo').where('organisation_id', '=', organisationId).executeTakeFirstOrThrow();

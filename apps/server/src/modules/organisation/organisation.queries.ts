import type { Queries, Tx } from '../../database/database.ts';

export const selectOrganisation = (db: Queries | Tx) => db.selectFrom('organisation').select(['id', 'name']);

export const updateOrganisationName = (tx: Tx, organisationId: string, name: string) =>
  tx
    .updateTable('organisation')
    .set({ name, updated_at: new Date() })
    .where('id', '=', organisationId)
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

export const insertOrganisation = (tx: Tx, organisation: { id: string; name: string }) =>
  tx.insertInto('organisation').values(organisation).execute();

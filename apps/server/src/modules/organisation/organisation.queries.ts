import type { Queries, Tx } from '../../database/database.ts';

const columns = ['id', 'name', 'reminders_enabled as remindersEnabled'] as const;

export const selectOrganisation = (db: Queries | Tx) => db.selectFrom('organisation').select(columns);

export const updateOrganisationValues = (
  tx: Tx,
  organisationId: string,
  values: { readonly name: string; readonly reminders_enabled?: boolean },
) =>
  tx
    .updateTable('organisation')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', organisationId)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const insertOrganisation = (tx: Tx, organisation: { id: string; name: string }) =>
  tx.insertInto('organisation').values(organisation).execute();

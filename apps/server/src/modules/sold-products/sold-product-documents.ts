import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { whileDocumentsStay } from '../documents/known-documents.service.ts';

const deleteOtherDocuments = (tx: Tx, caller: Caller, templateId: string, ids: readonly string[]) =>
  tx
    .deleteFrom('template_document')
    .where('organisation_id', '=', caller.organisationId)
    .where('template_id', '=', templateId)
    .where('document_id', '<>', sql<string>`all(${ids}::uuid[])`)
    .execute();

/** In one order everywhere, so that two templates with the same documents do not wait for each other. */
const insertTemplateDocuments = (tx: Tx, caller: Caller, templateId: string, ids: readonly string[]) =>
  tx
    .insertInto('template_document')
    .values(
      [...ids]
        .sort()
        .map((id) => ({ organisation_id: caller.organisationId, template_id: templateId, document_id: id })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** From here on exactly these documents stay for a template; one that was deleted meanwhile ends the change. */
export async function keepDocuments(tx: Tx, caller: Caller, templateId: string, ids: readonly string[]): Promise<void> {
  await deleteOtherDocuments(tx, caller, templateId, ids);
  if (ids.length > 0) await whileDocumentsStay(insertTemplateDocuments(tx, caller, templateId, ids));
}

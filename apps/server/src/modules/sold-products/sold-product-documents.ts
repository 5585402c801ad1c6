import type { Caller, Tx } from '../../database/database.ts';
import { whileDocumentsStay } from '../documents/known-documents.service.ts';
import { deleteOtherDocuments, insertTemplateDocuments } from './sold-product-documents.queries.ts';

/** From here on exactly these documents stay for a template; one that was deleted meanwhile ends the change. */
export async function keepDocuments(tx: Tx, caller: Caller, templateId: string, ids: readonly string[]): Promise<void> {
  await deleteOtherDocuments(tx, caller, templateId, ids);
  if (ids.length > 0) await whileDocumentsStay(insertTemplateDocuments(tx, caller, templateId, ids));
}

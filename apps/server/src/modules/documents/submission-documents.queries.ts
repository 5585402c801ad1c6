import type { Tx } from '../../database/database.ts';

/** A version of a line's data, which the supplier submitted. */
export interface SubmissionKey {
  readonly customerOrganisationId: string;
  readonly lineId: string;
  readonly version: number;
  readonly supplierOrganisationId: string;
}

export const insertSubmissionDocuments = (tx: Tx, submission: SubmissionKey, ids: readonly string[]) =>
  tx
    .insertInto('submission_document')
    .values(
      ids.map((id) => ({
        customer_organisation_id: submission.customerOrganisationId,
        line_id: submission.lineId,
        version: submission.version,
        supplier_organisation_id: submission.supplierOrganisationId,
        document_id: id,
      })),
    )
    .execute();

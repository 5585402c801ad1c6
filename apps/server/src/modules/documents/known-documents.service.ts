import type { Tx } from '../../database/database.ts';
import { isDeadlock, isForeignKeyViolation } from '../../database/sql-error.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { selectNames } from './documents.queries.ts';

const insertSubmissionDocuments = (tx: Tx, submission: SubmissionKey, ids: readonly string[]) =>
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

/** Which of these are in the own library, with the names they have there. */
export async function knownDocuments(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await selectNames(tx, ids);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** From here on these documents belong to a submission and stay; one that was deleted meanwhile ends the submission. */
export async function attachDocuments(tx: Tx, submission: SubmissionKey, ids: readonly string[]): Promise<void> {
  // In one order everywhere, so that two submissions with the same documents do not wait for each other.
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
  if (distinct.length === 0) return;
  await whileDocumentsStay(insertSubmissionDocuments(tx, submission, distinct));
}

/** Of writing that some documents belong to something from here on. */
export async function whileDocumentsStay<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (isForeignKeyViolation(error) || isDeadlock(error)) throw deletedMeanwhile();
    throw error;
  }
}

const deletedMeanwhile = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body/data', code: 'INVALID_VALUE', message: 'A document is not in the library any more' }],
  });

/** A version of a line's data, which the supplier submitted. */
interface SubmissionKey {
  readonly customerOrganisationId: string;
  readonly lineId: string;
  readonly version: number;
  readonly supplierOrganisationId: string;
}

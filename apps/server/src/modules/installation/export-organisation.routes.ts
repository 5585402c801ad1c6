import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { DocumentStore } from '../../files/document-store.ts';
import { cleanFileName } from '../../http/content-disposition.ts';
import { type AuthenticatedCall, type Download, downloads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { openOrganisationExport } from './export-organisation.ts';

const exportsAnHour: SharedLimit = { bucket: 'organisation-exports', allowed: 30, windowSeconds: 60 * 60 };

export const organisationExportRoutes = (database: Database, documents: DocumentStore): OperationHandlers => ({
  exportOrganisation: downloads(createExportDownload(database, documents)),
});

type Outcome = 'DONE' | 'FORBIDDEN' | 'NOT_FOUND';

function createExportDownload(database: Database, documents: DocumentStore) {
  return async (
    { credential, caller }: AuthenticatedCall,
    { params: { organisationId } }: CheckedInput<'exportOrganisation'>,
  ): Promise<Download> => {
    const wait = await database.writeOwn(credential, (tx) => takeLimit(tx, exportsAnHour, caller.userId));
    if (wait !== undefined) throw tooManyRequests(wait);
    const { rows } = await database.writeOwn(credential, (tx) =>
      sql<{ outcome: Outcome }>`select begin_organisation_export(${organisationId}::uuid) as outcome`.execute(tx),
    );
    const outcome = rows[0]?.outcome ?? 'FORBIDDEN';
    if (outcome !== 'DONE') throw new ProblemError(outcome);
    const exported = await openOrganisationExport(database, documents, organisationId);
    if (!exported) throw new ProblemError('NOT_FOUND');
    return {
      type: 'application/gzip',
      fileName: cleanFileName(exported.name, 'organisation', 'tar.gz'),
      content: exported.content,
    };
  };
}

import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Database, Queries } from '../../database/database.ts';
import type { DocumentStore } from '../../files/document-store.ts';
import { cleanFileName } from '../../http/content-disposition.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { selectAnswerFile, selectSubmittedFile, selectTemplateFile } from './document-files.queries.ts';

export type DocumentDownloads = ReturnType<typeof createDocumentDownloads>;

/** Each side fetches documents by its own path; whatever is not allowed does not exist. */
export function createDocumentDownloads(database: Database, documents: DocumentStore) {
  async function download<Asked>(
    { credential }: AuthenticatedCall,
    asked: Asked,
    select: (db: Queries, asked: Asked) => ReturnType<typeof selectAnswerFile>,
  ): Promise<Download> {
    const { results } = await database.read(credential, (db) => ({ found: select(db, asked) }));
    const [found] = results.found;
    if (!found) throw new ProblemError('NOT_FOUND');
    return {
      type: 'application/pdf',
      fileName: cleanFileName(found.name, 'document', 'pdf'),
      content: await documents.open(found.storage_key),
    };
  }

  return {
    downloadAnswerDocument: (call: AuthenticatedCall, { params }: CheckedInput<'downloadAnswerDocument'>) =>
      download(call, params, selectAnswerFile),
    downloadSubmittedDocument: (call: AuthenticatedCall, { params }: CheckedInput<'downloadSubmittedDocument'>) =>
      download(call, params, selectSubmittedFile),
    downloadTemplateDocument: (call: AuthenticatedCall, { params }: CheckedInput<'downloadTemplateDocument'>) =>
      download(call, params, selectTemplateFile),
  };
}

import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import type { DocumentStore } from '../../files/document-store.ts';
import { cleanFileName } from '../../http/content-disposition.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';

const lineOf = ({ requestReference, productId }: LineDocument, side: RawBuilder<unknown>) => sql`
  select l.customer_organisation_id, l.id
    from emission_request r
    join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
    join product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
   where r.reference = ${requestReference} and l.product_id = ${productId} and ${side} = current_organisation()`;

const file = (db: Queries, query: RawBuilder<FileRow>) => db.selectFrom(query.as('found')).selectAll();

/** The supplier's side: a document of its own, by a line that it answers. */
const selectAnswerFile = (db: Queries, asked: LineDocument) =>
  file(
    db,
    sql<FileRow>`(
      select d.name, d.storage_key from own_document d
       where d.id = ${asked.attachmentId} and exists (${lineOf(asked, sql.ref('l.supplier_organisation_id'))}))`,
  );

/** The customer's side: what was submitted for the line, in any version. */
const selectSubmittedFile = (db: Queries, asked: LineDocument) =>
  file(
    db,
    sql<FileRow>`(
      select s.name, s.storage_key from shared_document s
       where s.id = ${asked.attachmentId}
         and (s.customer_organisation_id, s.line_id) in (${lineOf(asked, sql.ref('l.customer_organisation_id'))})
       limit 1)`,
  );

/** A document of one's own that a template names, in what is published or in its draft. */
const selectTemplateFile = (db: Queries, asked: { readonly templateId: string; readonly attachmentId: string }) =>
  file(
    db,
    sql<FileRow>`(
      select d.name, d.storage_key from own_document d
       where d.id = ${asked.attachmentId}
         and exists (
           select from own_template t
            where t.id = ${asked.templateId}
              and (exists (select from template_document u
                            where u.organisation_id = t.organisation_id and u.template_id = t.id and u.document_id = d.id)
                   or exists (select from jsonb_path_query(t.draft_content, '$.data.*.documents[*].id') as named (id)
                               where lower(named.id #>> '{}') = d.id::text))))`,
  );

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

/** A document of a line, the line named by a request it was ever sent in. */
interface LineDocument {
  readonly requestReference: string;
  readonly productId: string;
  readonly attachmentId: string;
}

interface FileRow {
  name: string;
  storage_key: string;
}

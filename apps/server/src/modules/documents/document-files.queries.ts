import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database.ts';

/** A document of a line, the line named by a request it was ever sent in. */
export interface LineDocument {
  readonly requestReference: string;
  readonly productId: string;
  readonly attachmentId: string;
}

interface FileRow {
  name: string;
  storage_key: string;
}

const lineOf = ({ requestReference, productId }: LineDocument, side: RawBuilder<unknown>) => sql`
  select l.customer_organisation_id, l.id
    from emission_request r
    join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
    join product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
   where r.reference = ${requestReference} and l.product_id = ${productId} and ${side} = current_organisation()`;

const file = (db: Queries, query: RawBuilder<FileRow>) => db.selectFrom(query.as('found')).selectAll();

/** The supplier's side: a document of its own, by a line that it answers. */
export const selectAnswerFile = (db: Queries, asked: LineDocument) =>
  file(
    db,
    sql<FileRow>`(
      select d.name, d.storage_key from own_document d
       where d.id = ${asked.attachmentId} and exists (${lineOf(asked, sql.ref('l.supplier_organisation_id'))}))`,
  );

/** The customer's side: what was submitted for the line, in any version. */
export const selectSubmittedFile = (db: Queries, asked: LineDocument) =>
  file(
    db,
    sql<FileRow>`(
      select s.name, s.storage_key from shared_document s
       where s.id = ${asked.attachmentId}
         and (s.customer_organisation_id, s.line_id) in (${lineOf(asked, sql.ref('l.customer_organisation_id'))})
       limit 1)`,
  );

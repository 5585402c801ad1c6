import type { documentFilters } from '@pcf/contract/operations/documents.filters';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { type Insertable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';
import { all, type Condition } from '../../database/list-query.ts';
import type { Document, OwnDocument } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';

export const presentDocument = (row: DocumentRow): OperationOutput<'uploadDocument'> => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  isUsed: row.is_used,
  sizeBytes: row.size_bytes,
});

/** How much the documents of the own organisation take; no row where it never had any. */
export const selectStorageUse = (db: Queries | Tx) =>
  db.selectFrom('storage_use').select(sql<number>`used_bytes::double precision`.as('used_bytes'));

type OwnDocumentRow = ViewRow<OwnDocument, 'is_used', { size_bytes: number }>;

export type DocumentRow = Pick<OwnDocumentRow, 'id' | 'name' | 'size_bytes' | 'created_at' | 'is_used'>;

export interface DocumentPage {
  readonly limit: number;
  readonly offset: number;
}

const library = sql<OwnDocumentRow>`own_document`.as('d');

type DocumentFilter = Pick<CheckedInput<'listDocuments'>['query'], keyof typeof documentFilters>;

/** What each filter of the table asks of a document. */
const conditions: Readonly<Record<keyof typeof documentFilters, (filter: DocumentFilter) => Condition[]>> = {
  // Anywhere in the name, without regard to capitals; the wildcards of a pattern are letters here.
  searchTerm: ({ searchTerm }) => {
    if (!searchTerm) return [];
    const pattern = `%${searchTerm.replaceAll(/[\\%_]/g, '\\$&')}%`;
    return [sql<boolean>`search_text like lower(${pattern})`];
  },
};

const matching = (db: Queries, filter: DocumentFilter) =>
  db.selectFrom(library).where(all(Object.values(conditions).flatMap((of) => of(filter))));

export const selectDocuments = (db: Queries, filter: DocumentFilter, { limit, offset }: DocumentPage) =>
  matching(db, filter)
    .select(['id', 'name', 'created_at', 'is_used', sql<number>`size_bytes::double precision`.as('size_bytes')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);

export const countDocuments = (db: Queries, filter: DocumentFilter) =>
  matching(db, filter).select(sql<number>`count(*)::integer`.as('count'));

export const insertDocument = (tx: Tx, document: Insertable<Document>) =>
  tx.insertInto('document').values(document).returning(['id', 'name', 'created_at']).executeTakeFirstOrThrow();

/** Fails with a foreign key violation where a submission or a template carries one of them. */
export const deleteDocumentRows = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('document').where('id', 'in', ids).returning(['name', 'storage_key']).execute();

export const selectNames = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom(library).select(['id', 'name']).where('id', 'in', ids).execute();

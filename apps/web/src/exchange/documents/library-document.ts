import type { OperationOutput } from '@pcf/contract/operations/operation-types';

/** A file of the organisation's library. */
export type LibraryDocument = OperationOutput<'listDocuments'>['data'][number];

/** What a form keeps of a document. */
export type DocumentReference = Pick<LibraryDocument, 'id' | 'name'>;

import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { randomId } from '../../lib/random-id.ts';

export const documentsKey = ['listDocuments'];

export const listDocuments = ({ searchTerm, pageNumber, pageSize }: DocumentsView) =>
  operationQuery(
    'listDocuments',
    { query: { pageNumber, limit: pageSize, ...(searchTerm ? { searchTerm } : {}) } },
    { placeholderData: keepPreviousData },
  );

const prefix = 'new_';

/** What the browser's choice of files offers; the server looks into the file. */
export const acceptedFiles = 'application/pdf,.pdf';

export type ChosenDocuments = readonly DocumentReference[];

export function isChosen(chosen: ChosenDocuments, { id }: DocumentReference): boolean {
  return chosen.some((each) => each.id === id);
}

/** In the order in which they were chosen. What is still on its way cannot be chosen, and a locked choice stays as it is. */
export function toggleDocument(chosen: ChosenDocuments, document: DocumentReference, locked: boolean): ChosenDocuments {
  if (locked || isPending(document)) return chosen;
  if (isChosen(chosen, document)) return withoutDocuments(chosen, [document.id]);
  return [...chosen, { id: document.id, name: document.name }];
}

export function withoutDocuments(chosen: ChosenDocuments, ids: readonly string[]): ChosenDocuments {
  return chosen.filter(({ id }) => !ids.includes(id));
}

/** A file of the organisation's library. */
export type LibraryDocument = OperationOutput<'listDocuments'>['data'][number];

/** What a form keeps of a document. */
export type DocumentReference = Pick<LibraryDocument, 'id' | 'name'>;

/** The row of a file that is on its way, until the list has it. */
export function pendingDocument(file: Pick<File, 'name' | 'size'>, now: Date): LibraryDocument {
  return {
    id: `${prefix}${randomId()}`,
    name: file.name,
    createdAt: now.toISOString(),
    isUsed: false,
    sizeBytes: file.size,
  };
}

export function isPending({ id }: Pick<LibraryDocument, 'id'>): boolean {
  return id.startsWith(prefix);
}

interface DocumentsView {
  readonly searchTerm: string;
  readonly pageNumber: number;
  readonly pageSize: number;
}

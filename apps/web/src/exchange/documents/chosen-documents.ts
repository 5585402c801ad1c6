import type { DocumentReference } from './library-document.ts';
import { isPending } from './pending-document.ts';

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

import type { RelevantData } from '@pcf/domain/emission-data/relevant-data';
import { chosenDocuments } from './chosen-documents.service.ts';
import { factorProblems } from './factor-problems.service.ts';

/** What no data can be, complete or not: where a factor is not as it is told, or a document not in the own library. */
export const impossibleParts = (
  { data, itemData }: RelevantData,
  documentNames: ReadonlyMap<string, string>,
): (readonly (string | number)[])[] => [
  ...factorProblems(itemData),
  ...chosenDocuments(data)
    .filter(({ id }) => !documentNames.has(id))
    .map(({ path }) => path),
];

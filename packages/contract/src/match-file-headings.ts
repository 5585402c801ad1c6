import { requestFileHeadings } from './answer-file-headings.ts';

/** What a file of matches says of the template, beside the line that it stands for. */
const { requestReference, customer, name, internalReference, dueDate, status } = requestFileHeadings;

/** In the order in which the file goes out; it may come back in any. */
export const matchFileHeadings = {
  requestReference,
  customer,
  name,
  internalReference,
  supplierProductReference: 'Supplier product reference',
  dueDate,
  status,
  templateReference: 'Template reference',
  templateName: 'Template name',
  offeredReference: 'Suggested template reference',
  offeredName: 'Suggested template name',
} as const;

export type MatchFileColumn = keyof typeof matchFileHeadings;

/** Without these nobody knows what a row matches with what. */
export const requiredMatchFileColumns = [
  'requestReference',
  'internalReference',
  'templateReference',
] as const satisfies readonly MatchFileColumn[];

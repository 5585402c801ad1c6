import { emissionFileHeadings } from './emission-file-headings.ts';

/** What names a line in a file of received requests, and what is only there to be read. */
export const requestFileHeadings = {
  requestReference: 'Request',
  customer: 'Customer',
  name: 'Product name',
  internalReference: 'Product reference number',
  description: 'Product description',
  dueDate: 'Due date',
  status: 'Status',
} as const;

/** In the order in which the file goes out; it may come back in any. */
export const answerFileHeadings = { ...requestFileHeadings, ...emissionFileHeadings } as const;

export type AnswerFileColumn = keyof typeof answerFileHeadings;

/** Without these nobody knows what a row answers. */
export const requiredAnswerFileColumns = [
  'requestReference',
  'internalReference',
] as const satisfies readonly AnswerFileColumn[];

import { emissionFileHeadings } from './emission-file-headings.ts';

/** Of what was submitted, in every file that goes out with lines. */
export const qualityScoreHeading = 'Data quality score (0-100)';

/** What names a line in a file of received requests, and what is only there to be read. */
export const requestFileHeadings = {
  requestReference: 'Request',
  customer: 'Customer',
  name: 'Product name',
  internalReference: 'Product reference number',
  description: 'Product description',
  dueDate: 'Due date',
  status: 'Status',
  qualityScore: qualityScoreHeading,
} as const;

/** In the order in which the file goes out; it may come back in any. */
export const answerFileHeadings = { ...requestFileHeadings, ...emissionFileHeadings } as const;

export type AnswerFileColumn = keyof typeof answerFileHeadings;

/** Without these nobody knows what a row answers. */
export const requiredAnswerFileColumns = [
  'requestReference',
  'internalReference',
] as const satisfies readonly AnswerFileColumn[];

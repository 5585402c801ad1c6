import { answerFileHeadings, requiredAnswerFileColumns } from '@pcf/contract/answer-file-headings';
import { headerReader } from '../../../files/read-header.ts';

/** The columns may stand in any order; one that is unknown or there twice is refused, so that none is overlooked. */
export const readAnswerHeader = headerReader({
  headings: answerFileHeadings,
  required: requiredAnswerFileColumns,
  requiredFirst: false,
});

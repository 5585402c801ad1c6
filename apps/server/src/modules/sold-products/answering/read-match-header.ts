import { matchFileHeadings, requiredMatchFileColumns } from '@pcf/contract/match-file-headings';
import { headerReader } from '../../../files/read-header.ts';

export type MatchColumn = (typeof requiredMatchFileColumns)[number];

const { requestReference, internalReference, templateReference, ...onlyRead } = matchFileHeadings;

/** The columns may stand in any order; what goes out only to be read is passed over, and what is unknown is refused. */
export const readMatchHeader = headerReader<MatchColumn>({
  headings: { requestReference, internalReference, templateReference },
  required: requiredMatchFileColumns,
  requiredFirst: false,
  passedOver: Object.values(onlyRead),
});

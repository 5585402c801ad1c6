import { countedBySearch, countedRows, type Query } from '../../database/found-rows.ts';
import { matches } from './line-conditions.ts';
import { asksForText, type LineFilter } from './line-filter.ts';
import { firstOffered, offerOf } from './line-offer.ts';

export function countedLines(filter: LineFilter): Query {
  const found = { view: 'purchased_line', matching: matches(filter) };
  return asksForText(filter)
    ? countedBySearch({ ...found, newest: (count) => firstOffered(offerOf(filter, {}), {}, count) })
    : countedRows(found);
}

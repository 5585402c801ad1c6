import type { Person } from '../../bench/people/signed-in-people.ts';
import type { Pair } from './work.ts';

/** The first is a customer of the second, the third of the fourth, and so on. */
export const pairsOf = (people: readonly Person[]): Pair[] =>
  people.flatMap((customer, index) => {
    const supplier = people[index + 1];
    return index % 2 === 0 && supplier ? [{ customer, supplier }] : [];
  });

import fc from 'fast-check';
import { dayOf } from '../../format/date-format.ts';
import { type PageFilter, readDomain } from '../codecs.ts';
import type { FiltersOf, PageTable } from '../filters.ts';

/** What separates values in an address, or is meant by something else there. */
const separators = [',', '&', '=', '+', '%', '%2C', ';', '#', '?', '/', ' ', '\u00a0', '\ufeff', '\u0000', '\n'];

/** Any text of whole letters of any script, of nothing, and of what separates; longer than any that a person types. */
const hostile = fc.array(fc.oneof(fc.constantFrom(...separators), fc.string({ unit: 'binary', maxLength: 9 })), {
  maxLength: 40,
});

const textUpTo = (most: number) => hostile.map((parts) => wellFormed(parts.join('').trim(), most).trim());

/** No half of a letter that takes two. */
const wellFormed = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** A list has no empty values and no commas: those separate. */
const listItem = hostile.map((parts) => parts.join('').replaceAll(',', '').trim()).filter((text) => text !== '');

/** Now and then more than any call takes. */
const anyIds = fc.oneof(
  { weight: 9, arbitrary: fc.uniqueArray(fc.oneof(fc.uuid(), listItem), { maxLength: 9 }) },
  { weight: 1, arbitrary: fc.uniqueArray(fc.uuid(), { minLength: 201, maxLength: 300 }) },
);

const range = <Value>(value: fc.Arbitrary<Value>) => fc.record({ from: fc.option(value), to: fc.option(value) });

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);

const anyDay = fc
  .date({ min: new Date(1990, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
  .map((moment) => dayOf(moment));

function anyValue(filter: PageFilter): fc.Arbitrary<unknown> {
  switch (filter.kind) {
    case 'text':
      return textUpTo(filter.most);
    case 'domain':
      return textUpTo(filter.most).map((text) => readDomain(text, filter.most));
    case 'flag':
      return fc.boolean();
    case 'word':
      return fc.option(fc.constantFrom(...filter.words));
    case 'words':
      return filter.sorted ? fc.subarray([...filter.words]) : fc.shuffledSubarray([...filter.words]);
    case 'truths':
      return fc.shuffledSubarray([true, false]);
    case 'id':
      return fc.option(fc.uuid());
    case 'ids':
      return anyIds;
    case 'numbers':
      return range(anyNumber);
    case 'days':
      return range(anyDay);
    case 'zone':
      return fc.option(fc.constant('UTC'));
    case 'order':
      return fc.option(fc.constantFrom(...filter.words));
  }
}

/** Any filters that a list can have, whether they make sense or not. */
export const anyFilters = <Table extends PageTable>(table: Table): fc.Arbitrary<FiltersOf<Table>> =>
  fc.record(
    Object.fromEntries(Object.entries(table).map(([name, filter]) => [name, anyValue(filter)])),
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<FiltersOf<Table>>;

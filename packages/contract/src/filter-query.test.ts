import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { days, daysBetween, domain, flag, id, ids, numbers, text, truths, word, words, zone } from './filter-kinds.ts';
import { filterQuery } from './filter-query.ts';

const table = {
  search: text(5),
  host: domain(9),
  late: flag,
  side: word(['OURS', 'THEIRS']),
  state: words(['OPEN', 'DONE']),
  proven: truths,
  lineId: id,
  partnerIds: ids(2),
  value: numbers(0, 100),
  sent: days,
  span: daysBetween('since', 'until'),
  timeZone: zone,
};
const shape = filterQuery(table, { sentTo: 'On this day or earlier.' });
const query = z.object(shape);
const [a, b, c] = ['a', 'b', 'c'].map((letter) => `0b4a2c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5${letter}`);

it('has a parameter for each filter, and one for each end of a range, in the order of the table', () => {
  expect(Object.keys(shape)).toEqual([
    'search',
    'host',
    'late',
    'side',
    'state',
    'proven',
    'lineId',
    'partnerIds',
    'valueFrom',
    'valueTo',
    'sentFrom',
    'sentTo',
    'since',
    'until',
    'timeZone',
  ]);
});

it('says what is said about a parameter', () => {
  expect(shape.sentTo.description).toBe('On this day or earlier.');
  expect(shape.sentFrom.description).toBeUndefined();
});

it('asks for nothing', () => {
  expect(query.parse({})).toEqual({});
});

it('reads each kind as it arrives in an address', () => {
  const given = {
    search: ' foil ',
    host: 'Acme.EX',
    late: '1',
    side: 'OURS',
    state: 'DONE,OPEN',
    proven: ['true', '0'],
    lineId: c,
    partnerIds: `${a},${b}`,
    valueFrom: '0',
    valueTo: '99.5',
    sentFrom: '2026-05-16',
    until: '2026-05-17T12:00:00Z',
    timeZone: 'Europe/Berlin',
  };
  expect(query.parse(given)).toEqual({
    ...given,
    search: 'foil',
    host: 'acme.ex',
    late: true,
    state: ['DONE', 'OPEN'],
    partnerIds: [a, b],
    valueFrom: 0,
    valueTo: 99.5,
  });
});

describe('refuses', () => {
  it.each([
    ['a text that is too long', { search: 'abcdef' }],
    ['a word that is none', { state: 'LOST' }],
    ['two words where one is meant', { side: ['OURS', 'THEIRS'] }],
    ['a number beyond its bounds', { valueTo: '101' }],
    ['no day', { sentFrom: '2026-02-30' }],
    ['no day of a range with names of its own', { since: 'yesterday' }],
    ['two ids where one is meant', { lineId: `${a},${b}` }],
    ['too many ids', { partnerIds: [a, b, c] }],
    ['what is no id', { partnerIds: 'nobody' }],
    ['what is no zone', { timeZone: '+02:00' }],
  ])('%s', (_, given) => {
    expect(query.safeParse(given).success).toBe(false);
  });
});

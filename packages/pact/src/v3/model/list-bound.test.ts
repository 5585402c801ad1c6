import { describe, expect, it } from 'vitest';
import { readEvent } from '../events.ts';
import { problemsOf } from '../file/problems-of.ts';
import { parseFootprintQuery } from '../filters.ts';
import { exampleFootprint } from '../testing/example-footprint.ts';
import { eventTypes } from './event.ts';
import { overlongList } from './list-bound.ts';
import { readFootprint } from './read-footprint.ts';

const many = (count: number, element: unknown = 1) => Array.from({ length: count }, () => element);

describe('a list that is too long', () => {
  it('is found by its place, at any depth, before what is in it', () => {
    expect(overlongList({ a: many(1000), b: [[], { c: many(1000, {}) }] })).toBeNull();
    expect(overlongList(many(1001))).toEqual([]);
    expect(overlongList({ a: many(1000), b: [[], { c: many(1001, {}) }] })).toEqual(['b', 1, 'c']);
    expect(overlongList({ a: Object.fromEntries(many(1001).map((_, at) => [at, 0])) })).toEqual(['a']);
    for (const value of [null, undefined, 1, 'x', true, {}, []]) expect(overlongList(value)).toBeNull();
  });

  it('is not named with more of a made-up name than anybody reads', () => {
    const document = { [`${'x'.repeat(99)}\u{1f600}${'y'.repeat(100_000)}`]: { a: many(1001) } };
    expect(overlongList(document)).toEqual([`${'x'.repeat(99)}\ufffd…`, 'a']);
    expect(problemsOf({ path: 'data[0]', document })[0]?.path.length).toBeLessThan(120);
  });

  it('counts as one that never ends where it is nested without an end', () => {
    let deep: unknown[] = [];
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(overlongList(deep)).toHaveLength(100);
  });

  it('is refused in a footprint, wherever it is, and nothing is said of its elements', () => {
    const { pcf } = exampleFootprint;
    for (const [document, place] of [
      [{ ...exampleFootprint, productIds: many(1001) }, 'productIds'],
      [{ productIds: many(1001) }, 'productIds'],
      [{ ...exampleFootprint, pcf: { ...pcf, crossSectoralStandards: many(1001) } }, 'pcf.crossSectoralStandards'],
      [{ ...exampleFootprint, extensions: [{ data: { rows: many(1001) } }] }, 'extensions.0.data.rows'],
    ] as const) {
      expect(readFootprint(document)).toEqual({ footprint: null, problem: `${place}: more than 1000 at once` });
      expect(problemsOf({ path: '', document })).toHaveLength(1);
    }
    expect(problemsOf({ path: 'data[2]', document: { productIds: many(1001) } })).toEqual([
      { path: 'data[2].productIds', code: 'INVALID_VALUE', value: null },
    ]);
  });

  it('is refused in an event, whatever it says besides', () => {
    const event = { type: eventTypes.fulfilled, data: { pfs: many(1001, {}) } };
    expect(readEvent(event)).toEqual({ event: null, problem: 'data.pfs: more than 1000 at once' });
  });

  it('is refused in a query', () => {
    expect(parseFootprintQuery({ productId: many(1001, 'x') })).toMatchObject({
      problem: 'productId: more than 1000 at once',
    });
  });
});

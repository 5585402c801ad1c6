import { describe, expect, it } from 'vitest';
import { type FootprintFilters, matches, parseCriteria, parseFootprintQuery } from './filters.ts';
import { exampleFootprint } from './testing/example-footprint.ts';

describe('a query', () => {
  it('may repeat some parameters', () => {
    const query = parseFootprintQuery({
      productId: ['urn:a:1', 'urn:a:2'],
      geography: 'DE',
      validOn: '2026-02-01T00:00:00Z',
      status: 'active',
      limit: '10',
      'x-other-thing': '7',
    });
    expect(query).toEqual({
      filters: {
        productId: ['urn:a:1', 'urn:a:2'],
        geography: ['DE'],
        validOn: new Date('2026-02-01T00:00:00Z'),
        status: 'active',
      },
      limit: 10,
    });
  });

  it('may say nothing', () => {
    expect(parseFootprintQuery({})).toEqual({ filters: {}, limit: null });
  });

  it.each([
    [{ validOn: 'yesterday' }],
    [{ validAfter: '2026-02-30x' }],
    [{ validBefore: '2026-13-01T00:00:00Z' }],
    [{ validOn: ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'] }],
    [{ limit: '-1' }],
    [{ limit: 'ten' }],
    [{ limit: '1.5' }],
    [{ limit: '9999999999' }],
    [{ status: ['Active', 'Deprecated'] }],
  ])('%j is a bad request', (given) => {
    expect(parseFootprintQuery(given).filters).toBeNull();
  });

  it('asks nothing else of values than to be texts', () => {
    expect(parseCriteria({ productId: 'no urn at all', geography: null, status: 'Unheard' })).toEqual({
      filters: { productId: ['no urn at all'], status: 'Unheard' },
    });
    expect(parseCriteria({ productId: [1] }).filters).toBeNull();
  });
});

const at = (time: string) => new Date(time);
const isFound = (filters: FootprintFilters) => matches(exampleFootprint, filters);

describe('a footprint is found', () => {
  it('by any of its ids, however they are written', () => {
    expect(isFound({ productId: ['urn:x:0', 'URN:GTIN:4012345000016'] })).toBe(true);
    expect(isFound({ companyId: ['urn:bpn:id:bpnl00000001nwmw'] })).toBe(true);
    expect(isFound({ classification: ['urn:pact:productclassification:UN-CPC:3811'] })).toBe(true);
  });

  it.each(['de-bw', 'DE', 'western europe', 'Europe'])('by the geography %s around it', (place) => {
    expect(isFound({ geography: [place] })).toBe(true);
  });

  it('by all of the criteria together', () => {
    expect(isFound({ geography: ['DE'], status: 'ACTIVE', productId: ['urn:gtin:4012345000016'] })).toBe(true);
    expect(isFound({ geography: ['FR'], status: 'Active', productId: ['urn:gtin:4012345000016'] })).toBe(false);
  });

  it('by no value that nobody knows', () => {
    expect(isFound({ status: 'Unheard' })).toBe(false);
    expect(isFound({ geography: ['Atlantis'] })).toBe(false);
    expect(isFound({ productId: [''] })).toBe(false);
  });

  it.each([
    ['validOn', '2026-01-01T00:00:00Z', true],
    ['validOn', '2028-07-01T00:00:00Z', true],
    ['validOn', '2025-12-31T23:59:59Z', false],
    ['validOn', '2028-07-01T00:00:01Z', false],
    ['validAfter', '2025-12-31T23:59:59Z', true],
    ['validAfter', '2026-01-01T00:00:00Z', false],
    ['validBefore', '2028-07-01T00:00:01Z', true],
    ['validBefore', '2028-07-01T00:00:00Z', false],
  ] as const)('by %s %s: %s', (name, time, found) => {
    expect(isFound({ [name]: at(time) })).toBe(found);
  });

  it('by the validity that follows where none is told', () => {
    const { validityPeriodStart: _start, validityPeriodEnd: _end, ...rest } = exampleFootprint;
    expect(matches(rest, { validOn: at('2029-01-01T00:00:00Z') })).toBe(true);
    expect(matches(rest, { validOn: at('2029-01-01T00:00:01Z') })).toBe(false);
  });
});

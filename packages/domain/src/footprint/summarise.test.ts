import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { footprintParts } from '@pcf/contract/vocabulary/footprint';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOfSection, summarise, sumOf } from './summarise.ts';
import { anyItems } from './testing/any-items.ts';
import { traceItems } from './trace-item.ts';

const anyTrace = anyItems.map(traceItems);

describe('summarise', () => {
  it('adds material, production and distribution up to the total', () => {
    fc.assert(
      fc.property(anyTrace, (trace) => {
        const { material, production, distribution, total } = summarise(trace);
        expect(total).toBe(Big(material).plus(production).plus(distribution).toFixed());
      }),
    );
  });

  it('counts each section in its part', () => {
    fc.assert(
      fc.property(anyTrace, (trace) => {
        const result = summarise(trace);
        for (const part of footprintParts) {
          const sections = emissionDataItemTypes.filter((section) => partOfSection[section] === part);
          expect(result[part]).toBe(sumOf(trace.filter(({ section }) => sections.includes(section))));
        }
      }),
    );
  });

  it('never writes powers of ten', () => {
    fc.assert(
      fc.property(anyTrace, (trace) => {
        for (const sum of Object.values(summarise(trace))) expect(sum).toMatch(/^\d+(\.\d+)?$/);
      }),
    );
  });
});

describe('sumOf', () => {
  it('is the total of all rows', () => {
    fc.assert(
      fc.property(anyTrace, (trace) => {
        expect(sumOf(trace)).toBe(summarise(trace).total);
      }),
    );
  });

  it('is zero for no rows', () => {
    expect(sumOf([])).toBe('0');
  });
});

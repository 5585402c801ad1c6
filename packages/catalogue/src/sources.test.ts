import { describe, expect, it } from 'vitest';
import { detailsOf } from './details.ts';
import { catalogueFactors } from './factors.ts';
import { factorSources } from './sources.ts';

const details = catalogueFactors.map((factor) => detailsOf(factor));

describe('factorSources', () => {
  it('are all that the factors name, with how many come from each', () => {
    for (const { provider, version, figures } of factorSources) {
      const from = details.filter((known) => known?.provider === provider && known.version === version);
      expect(from.length).toBeGreaterThan(0);
      expect(figures).toBe(from.length);
    }
    const sourced = details.filter((known) => known?.provider !== '').length;
    expect(factorSources.reduce((sum, { figures }) => sum + figures, 0)).toBe(sourced);
  });

  it('have the licence that their factors name, and are only quoted where that forbids more', () => {
    for (const { provider, version, licence, quotedOnly } of factorSources) {
      const named = new Set(
        details
          .filter((known) => known?.provider === provider && known.version === version)
          .map((known) => known?.licence),
      );
      expect(named).toEqual(new Set([quotedOnly ? '' : licence.name]));
    }
  });

  it('can be looked up', () => {
    for (const { link, licence } of factorSources) {
      expect(new URL(link).protocol).toBe('https:');
      expect(new URL(licence.link).protocol).toBe('https:');
    }
  });
});

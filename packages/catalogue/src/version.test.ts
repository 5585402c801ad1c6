import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import release from '../data/version.json' with { type: 'json' };
import { catalogueFactors } from './factors.ts';
import { factorLines } from './testing/factor-lines.ts';
import { catalogueVersion } from './version.ts';

describe('catalogueVersion', () => {
  it('is a year and a number in it', () => {
    expect(catalogueVersion).toMatch(/^20\d\d\.[1-9]\d*$/);
  });

  it('stands for these factors and no others', () => {
    const sha256 = createHash('sha256').update(factorLines(catalogueFactors)).digest('hex');
    expect(
      release.sha256,
      `The factors are others than those of ${catalogueVersion}: write the next version and "${sha256}" into data/version.json`,
    ).toBe(sha256);
  });
});

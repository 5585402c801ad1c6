import { describe, expect, it } from 'vitest';
import { factorTree } from './factor-tree.ts';
import { catalogueFactors } from './factors.ts';
import { includesRadiativeForcing } from './radiative-forcing.ts';
import { factorLines } from './testing/factor-lines.ts';
import { catalogueVersion } from './version.ts';

const groups = [...factorTree(catalogueFactors)].flatMap(([top, categories]) =>
  [...categories].flatMap(([category, subcategories]) =>
    [...subcategories].map(([subcategory, factors]) => ({ path: [top, category, subcategory].join(' > '), factors })),
  ),
);

describe('catalogueFactors', () => {
  it('resolve to these', async () => {
    await expect(factorLines(catalogueFactors)).toMatchFileSnapshot('testing/factors.snapshot.txt');
  });

  it('are 53 proxies and 1487 factors, all numbers, all of this catalogue', () => {
    expect(catalogueFactors.filter(({ kind }) => kind === 'proxy')).toHaveLength(53);
    expect(catalogueFactors.filter(({ kind }) => kind === 'factor')).toHaveLength(1487);
    for (const { impact, origin, version } of catalogueFactors) {
      expect(impact).toBeGreaterThan(0);
      expect({ origin, version }).toEqual({ origin: 'CATALOGUE', version: catalogueVersion });
    }
  });

  it.each(groups)('of $path have one unit, one proxy and no name twice', ({ path, factors }) => {
    const unit = path.startsWith('Energy >')
      ? 'kgCO₂e/kWh'
      : path.startsWith('Transport >')
        ? 'kgCO₂e/kg*km'
        : 'kgCO₂e/kg';
    expect(new Set(factors.map((factor) => factor.unit))).toEqual(new Set([unit]));
    const proxies = factors.filter(({ kind }) => kind === 'proxy');
    expect(proxies.map(({ name }) => name)).toEqual([expect.stringMatching(/^I don't know \(.+\)$/)]);
    const names = factors.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('have names in one style', () => {
    for (const { name } of catalogueFactors) {
      expect(name).toMatch(/^[A-ZÉ]/);
      expect(name).not.toMatch(/\s\s|\s[,;)]|,,|\(\s|^\s|\s$|,\S*[a-z],|P2O5|K2O|\b(kms|tons|gaz|hors|ou|et)\b/);
    }
  });

  it('say where radiative forcing is included, and in air freight only', () => {
    const marked = catalogueFactors.filter(includesRadiativeForcing);
    expect(marked).toHaveLength(12);
    expect(new Set(marked.map(({ category }) => category))).toEqual(new Set(['Freight aircraft']));
    for (const { name } of catalogueFactors.filter(({ name }) => /with contrails/i.test(name))) {
      expect(name).toContain('(radiative forcing included)');
    }
  });

  it('say what a nutrient or a process is counted by', () => {
    const named = (pattern: RegExp) => catalogueFactors.filter(({ name }) => pattern.test(name)).length;
    expect(named(/\(per kg (N|P₂O₅|K₂O)\)$/)).toBe(21);
    expect(named(/^Process only: .*per kg treated leather\)$/)).toBe(6);
  });
});

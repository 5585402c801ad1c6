import { catalogueFactors } from '@pcf/catalogue/factors';
import { expect, it } from 'vitest';
import { estimatedProducts } from './estimate-dialog.tsx';
import { exampleLine } from './testing/example-line.ts';

const [factor, another] = catalogueFactors.filter(({ unit }) => unit === 'kgCO₂e/kg');
if (!factor || !another) throw new Error('The catalogue has no factors per kg.');
const { topCategory, category, subcategory, name, impact, version } = factor;
const estimate = { ...exampleLine.estimate, topCategory, category, subcategory, name, impact, version };
const missing = { basis: 'MISSING', totalKg: null, inForce: null, gap: 'NO_ANSWER' } as const;

it('counts a product once that is bought from two suppliers', () => {
  const lines = [exampleLine({ ...missing, lineId: 'a' }), exampleLine({ ...missing, lineId: 'b', massKg: null })];
  expect(estimatedProducts(lines, catalogueFactors)).toEqual({
    productIds: [exampleLine({}).productId],
    estimated: 0,
    specific: 0,
    notWeighed: 1,
    factor: null,
  });
});

it('finds the factor that all of them are estimated with', () => {
  const lines = [exampleLine({ ...missing, estimate }), exampleLine({ ...missing, productId: 'other', estimate })];
  expect(estimatedProducts(lines, catalogueFactors)).toMatchObject({ estimated: 2, factor });
});

it('offers none where they differ, or where one has none', () => {
  const one = exampleLine({ ...missing, estimate });
  const different = { ...estimate, name: another.name };
  const differs = exampleLine({ ...missing, productId: 'other', estimate: different });
  expect(estimatedProducts([one, differs], catalogueFactors).factor).toBeNull();
  expect(estimatedProducts([one, exampleLine({ productId: 'other' })], catalogueFactors)).toMatchObject({
    estimated: 1,
    specific: 1,
    factor: null,
  });
});

it('offers none that the catalogue has no more', () => {
  const gone = exampleLine({ ...missing, estimate: exampleLine.estimate });
  expect(estimatedProducts([gone], [another])).toMatchObject({ estimated: 1, factor: null });
});

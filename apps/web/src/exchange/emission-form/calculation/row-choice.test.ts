import { factorTree } from '@pcf/catalogue/factor-tree';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { describe, expect, it } from 'vitest';
import { emptyItemRow, isEmptyItemRow } from './item-row.ts';
import { traceOfRow } from './item-section.tsx';
import { choiceOfRow, rowOfChoice, rowOfTransport, transportOfRow } from './row-choice.ts';

const abs: EmissionFactor = {
  topCategory: 'Plastics & Rubber',
  category: 'Plastics',
  subcategory: 'Special',
  name: 'ABS',
  kind: 'factor',
  impact: 3.1,
  unit: 'kgCO₂e/kg',
  origin: 'CATALOGUE',
  version: '2026.1',
};
const truck: EmissionFactor = {
  ...abs,
  topCategory: 'Transport',
  category: 'Truck',
  subcategory: 'NaN',
  impact: 0.00008405,
  unit: 'kgCO₂e/kg*km',
};
const tree = factorTree([abs, truck]);

describe('the factor of a row', () => {
  it('is kept with its value and version, and found again in the catalogue', () => {
    const row = { id: 'a', ...rowOfChoice({ ...abs, factor: abs }) };
    expect(row).toMatchObject({ category: 'Plastics & Rubber', subcategory: 'Plastics', subsubcategory: 'Special' });
    expect(row.emissionfactor).toEqual({
      name: 'ABS',
      kind: 'factor',
      impact: 3.1,
      unit: 'kgCO₂e/kg',
      origin: 'CATALOGUE',
      version: '2026.1',
    });
    expect(choiceOfRow(row, tree).factor).toBe(abs);
  });

  it('stays as it was when the catalogue has another figure by now', () => {
    const old = { ...abs, impact: 2.9, version: '2025.1' };
    expect(choiceOfRow({ id: 'a', ...rowOfChoice({ ...old, factor: old }) }, tree).factor).toEqual(old);
  });

  it('is cleared with the steps below one that is taken anew', () => {
    const next = rowOfChoice({ topCategory: 'Textiles', category: null, subcategory: null, factor: null });
    expect(next).toEqual({ category: 'Textiles', subcategory: null, subsubcategory: null, emissionfactor: null });
  });
});

it('begins where each section begins', () => {
  expect(emptyItemRow('energy', 'a')).toEqual({ id: 'a', category: 'Energy', subsubcategory: 'NaN' });
  expect(emptyItemRow('transport', 'a')).toEqual({ id: 'a', category: 'Transport' });
  expect(emptyItemRow('transportBetweenSites', 'a')).toEqual({ id: 'a', category: 'Transport' });
  for (const section of ['rawmaterial', 'packaging'] as const) {
    expect(emptyItemRow(section, 'a')).toEqual({ id: 'a', transportcategory: 'Transport' });
    expect(isEmptyItemRow(emptyItemRow(section, 'a'))).toBe(true);
  }
  expect(choiceOfRow(emptyItemRow('energy', 'a'), tree)).toEqual({
    topCategory: 'Energy',
    category: null,
    subcategory: null,
    factor: null,
  });
  expect(isEmptyItemRow(emptyItemRow('energy', 'a'))).toBe(true);
  expect(isEmptyItemRow({ ...emptyItemRow('energy', 'a'), amount: 0 })).toBe(false);
});

it('comes to what the calculator comes to, in grams', () => {
  const row = {
    id: 'a',
    ...rowOfChoice({ ...abs, factor: abs }),
    ...rowOfTransport({ ...truck, factor: truck }),
    weight: 800,
    distance: 500,
  };
  expect(transportOfRow(row, tree).factor).toBe(truck);
  expect(traceOfRow('rawmaterial', row).map(({ kgCo2e }) => kgCo2e)).toEqual(['2.48', '0.03362']);
  expect(traceOfRow('rawmaterial', { ...row, weight: Number.NaN }).map(({ kgCo2e }) => kgCo2e)).toEqual(['0', '0']);
});

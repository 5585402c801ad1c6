import type { FactorOfFile } from '@pcf/catalogue/file/factor-file';
import { readFactorFile } from '@pcf/catalogue/file/read-factor-file';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { expect, it } from 'vitest';
import { nameBeside } from './name-beside.ts';
import type { OwnDataSet } from './own-data-set.ts';

function factorsOf(...rows: readonly string[]): readonly FactorOfFile[] {
  const header = 'top_category,category,subcategory,kind,name,impact,unit';
  return readFactorFile([header, ...rows].join('\n')).factors;
}

const ours: EmissionFactor = {
  topCategory: 'Plastics & Rubber',
  category: 'Plastics',
  subcategory: 'NaN',
  name: 'Abs',
  kind: 'factor',
  impact: 3.1,
  unit: 'kgCO₂e/kg',
  origin: 'CATALOGUE',
  version: '2026.1',
};

function place(...input: Parameters<typeof nameBeside>): OwnDataSet {
  const steps = nameBeside(...input);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const namesOf = (rows: readonly string[], fileName = 'idemat.csv', others = [ours]) =>
  place(factorsOf(...rows), fileName, others).factors.map(({ factor }) => factor.name);

it('marks every factor as own, with the name of its file', () => {
  const { name, factors, groupCount, renamedCount } = place(
    factorsOf('A,B,,,One,1,kgCO2e/kg', 'A,B,,,Two,2,kgCO2e/kg', 'A,C,,,One,3,kgCO2e/kg'),
    'idemat.csv',
    [ours],
  );
  expect({ name, groupCount, renamedCount }).toEqual({ name: 'idemat.csv', groupCount: 2, renamedCount: 0 });
  expect(factors.map(({ factor }) => factor)).toEqual([
    expect.objectContaining({ name: 'One', origin: 'OWN', version: 'idemat.csv', impact: 1 }),
    expect.objectContaining({ name: 'Two', origin: 'OWN', version: 'idemat.csv', impact: 2 }),
    expect.objectContaining({ name: 'One', origin: 'OWN', version: 'idemat.csv', impact: 3 }),
  ]);
});

it('puts groups that we have into ours, however they are written', () => {
  const { factors } = place(factorsOf('PLASTICS & RUBBER,plastics,,,PC,3.4,kgCO2e/kg'), 'a.csv', [ours]);
  expect(factors[0]?.factor).toMatchObject({ topCategory: 'Plastics & Rubber', category: 'Plastics' });
});

it('completes a name that is taken in its group, and no other', () => {
  expect(
    namesOf(['Plastics & Rubber,Plastics,,,ABS,2.9,kgCO2e/kg', 'Plastics & Rubber,Rubber,,,ABS,2.9,kgCO2e/kg']),
  ).toEqual(['ABS (idemat)', 'ABS']);
});

it('never gives two factors one name', () => {
  const row = (name: string) => `Plastics & Rubber,Plastics,,,${name},2.9,kgCO2e/kg`;
  expect(namesOf([row('ABS'), row('abs (idemat)')])).toEqual(['ABS (idemat 2)', 'abs (idemat)']);
  const first = place(factorsOf(row('ABS'), row('PC')), 'idemat.csv', [ours]).factors.map(({ factor }) => factor);
  expect(namesOf([row('ABS'), row('PC')], 'idemat.txt', [ours, ...first])).toEqual(['ABS (idemat 2)', 'PC (idemat)']);
});

it('keeps a completed name within the length of a name', () => {
  const long = 'x'.repeat(255);
  const [name = ''] = namesOf([`Plastics & Rubber,Plastics,,,${long},1,kgCO2e/kg`], 'a.csv', [{ ...ours, name: long }]);
  expect(name).toHaveLength(255);
  expect(name.endsWith('x (a)')).toBe(true);
});

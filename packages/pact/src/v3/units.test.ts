import { emissionUnits } from '@pcf/contract/vocabulary/emission-data';
import { expect, it } from 'vitest';
import { declaredUnits, isExpressible, unitFromPact, unitInPact } from './units.ts';

it('says beforehand which units can be expressed', () => {
  expect(emissionUnits.filter((unit) => !isExpressible(unit, null))).toEqual(['KM', 'GB', 'USD', 'EUR', 'OTHER']);
});

it.each(['liter', 'megajoule', 'hour', 'megabit second', ' Liter '])('writes %s out of a text', (text) => {
  expect(isExpressible('OTHER', text)).toBe(true);
});

it.each(['pallet', 'kilogram', 'litre', ''])('has no unit for the text %s', (text) => {
  expect(isExpressible('OTHER', text)).toBe(false);
});

it.each([
  ['KG', 'kilogram'],
  ['M2', 'square meter'],
  ['M3', 'cubic meter'],
  ['KWH', 'kilowatt hour'],
  ['KG_KM', 'ton kilometer'],
  ['DAY', 'hour'],
  ['DIMENSIONLESS', 'piece'],
] as const)('%s is %s', (unit, name) => {
  expect(unitInPact(unit, null)?.unit).toBe(name);
});

it('takes every unit back, hours as a text', () => {
  const back = declaredUnits.map((name) => [name, unitFromPact(name).unit, unitFromPact(name).unitText]);
  expect(back).toEqual([
    ['liter', 'OTHER', 'liter'],
    ['kilogram', 'KG', null],
    ['cubic meter', 'M3', null],
    ['kilowatt hour', 'KWH', null],
    ['megajoule', 'OTHER', 'megajoule'],
    ['ton kilometer', 'KG_KM', null],
    ['square meter', 'M2', null],
    ['piece', 'DIMENSIONLESS', null],
    ['hour', 'OTHER', 'hour'],
    ['megabit second', 'OTHER', 'megabit second'],
  ]);
});

it('keeps the name of a unit that a later revision brings', () => {
  expect(unitFromPact('gigabyte')).toMatchObject({ unit: 'OTHER', unitText: 'gigabyte' });
});

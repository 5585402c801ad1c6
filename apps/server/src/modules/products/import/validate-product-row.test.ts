import { describe, expect, it } from 'vitest';
import { validateCell } from './validate-product-row.ts';

describe('an amount', () => {
  it.each([
    ['1234.5', '.', 1234.5],
    ['1234,5', '.', 1234.5],
    ['1234.5', ',', 1234.5],
    ['0,125', '.', 0.125],
    ['1.234', '.', 1.234],
    ['1,234', ',', 1.234],
    ['1234', null, 1234],
    [' 12 ', null, 12],
    [1.234, null, 1.234],
  ] as const)('%j in a file with %j is %d', (cell, sign, value) => {
    expect(validateCell('massKg', cell, sign)).toEqual({ value });
  });

  it.each([
    ['1,234', '.'],
    ['1.234', ','],
    ['1.234', null],
    ['1.234,5', ','],
    ['1,234.5', '.'],
    ['1 234', ','],
    ['1e3', '.'],
    ['abc', '.'],
    ['0', '.'],
    ['-1', '.'],
    ['1000000000000', '.'],
    [-1, null],
  ] as const)('%j in a file with %j is refused', (cell, sign) => {
    expect(validateCell('massKg', cell, sign)).toEqual({ problem: 'INVALID_VALUE' });
  });

  it('may be nought where it is a quantity', () => {
    expect(validateCell('yearlyQuantity', '0', '.')).toEqual({ value: 0 });
  });
});

describe('a unit', () => {
  it.each([
    ['KG', 'KG'],
    ['kg', 'KG'],
    ['m²', 'M2'],
    ['M2', 'M2'],
    ['kWh', 'KWH'],
    ['Stück', 'DIMENSIONLESS'],
    ['PCS', 'DIMENSIONLESS'],
    ['pièce', 'DIMENSIONLESS'],
    ['kg·km', 'KG_KM'],
    ['€', 'EUR'],
    ['d', 'DAY'],
  ])('%s is %s', (text, value) => {
    expect(validateCell('unit', text, '.')).toEqual({ value });
  });

  it('is refused where nobody knows it', () => {
    expect(validateCell('quantityUnit', 'stone', '.')).toEqual({ problem: 'INVALID_VALUE' });
  });
});

describe('another cell', () => {
  it.each([
    ['quantityYear', '2026', { value: 2026 }],
    ['quantityYear', 2026, { value: 2026 }],
    ['quantityYear', '1989', { problem: 'INVALID_VALUE' }],
    ['quantityYear', '2201', { problem: 'INVALID_VALUE' }],
    ['quantityYear', '2026.5', { problem: 'INVALID_VALUE' }],
    ['supplierEmail', ' Sales@Oak.Example ', { value: 'sales@oak.example' }],
    ['supplierEmail', 'nobody', { problem: 'INVALID_VALUE' }],
    ['supplierEmail', `${'x'.repeat(250)}@oak.example`, { problem: 'VALUE_TOO_LONG' }],
    ['name', 'x'.repeat(256), { problem: 'VALUE_TOO_LONG' }],
    ['name', 'a\0b', { problem: 'INVALID_VALUE' }],
    ['internalReference', 4711, { value: '4711' }],
    ['description', '  ', null],
  ] as const)('%s %j', (column, cell, validated) => {
    expect(validateCell(column, cell, '.')).toEqual(validated);
  });
});

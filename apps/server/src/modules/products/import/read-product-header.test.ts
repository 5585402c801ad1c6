import { describe, expect, it } from 'vitest';
import { readHeader, validateRow } from './validate-product-row.ts';

const first = ['Product name', 'Product reference number', 'Product description'];
const header = (cells: string[]) => readHeader({ row: 1, cells });

describe('a header', () => {
  it('may have optional columns in any order, in any case and with empty cells behind', () => {
    const { columns, headings, errors } = header([...first, 'YEAR', ' unit ', '', '']);
    expect(errors).toEqual([]);
    expect(columns).toEqual(['name', 'internalReference', 'description', 'quantityYear', 'unit']);
    expect(headings).toEqual([...first, 'Year', 'Unit']);
  });

  it('names every unknown, repeated and misplaced column at once', () => {
    expect(header(['Name', ...first.slice(1), 'Colour', 'Unit', 'Unit']).errors).toEqual([
      { row: 1, column: 'Product name', code: 'INVALID_HEADER', value: 'Name' },
      { row: 1, column: 'Colour', code: 'INVALID_HEADER', value: 'Colour' },
      { row: 1, column: 'Unit', code: 'INVALID_HEADER', value: 'Unit' },
    ]);
  });

  it('must begin with the three columns in their order', () => {
    const { errors } = header(['Product reference number', 'Product name']);
    expect(errors.map(({ column, value }) => [column, value])).toEqual([
      ['Product name', 'Product reference number'],
      ['Product reference number', 'Product name'],
      ['Product description', undefined],
    ]);
  });

  it('of thousands of columns is cut off', () => {
    const { columns, errors } = header([...first, ...Array.from({ length: 5000 }, () => 'x')]);
    expect([columns.length, errors.length]).toEqual([100, 97]);
  });

  it('lets the rows be validated by what it does say', () => {
    const { errors, staged } = validateRow(
      { row: 2, cells: ['A-1', '', 'x'] },
      header(['Product reference number', 'Unit']),
      '.',
    );
    expect(errors).toEqual([{ row: 2, code: 'INVALID_NUMBER_OF_CELLS', value: '3' }]);
    expect(staged).toEqual({ row_number: 2, internal_reference: 'A-1' });
  });
});

describe('a row', () => {
  const validated = (...cells: string[]) => validateRow({ row: 5, cells }, header([...first, 'Unit', 'Year']), '.');

  it('may have empty cells at its end, but none too few and none too many', () => {
    expect(validated('A', 'A-1', '', '', '', '', '').errors).toEqual([]);
    expect(validated('A', 'A-1', '').errors).toEqual([{ row: 5, code: 'INVALID_NUMBER_OF_CELLS', value: '3' }]);
    expect(validated('A', 'A-1', '', '', '', 'x').errors).toEqual([
      { row: 5, code: 'INVALID_NUMBER_OF_CELLS', value: '6' },
    ]);
  });

  it('says everything that is wrong with it', () => {
    expect(
      validated('', '', 'x'.repeat(2401), 'stone', '12', 'y').errors.map(({ code, column }) => [code, column]),
    ).toEqual([
      ['INVALID_NUMBER_OF_CELLS', undefined],
      ['MISSING_PRODUCT_NAME', 'Product name'],
      ['MISSING_PRODUCT_REFERENCE_NUMBER', 'Product reference number'],
      ['VALUE_TOO_LONG', 'Product description'],
      ['INVALID_VALUE', 'Unit'],
      ['INVALID_VALUE', 'Year'],
    ]);
  });
});

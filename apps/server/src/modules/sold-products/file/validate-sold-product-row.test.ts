import { soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { describe, expect, it } from 'vitest';
import { readTemplateHeader, validateTemplateRow } from './validate-sold-product-row.ts';

const first = ['Product name', 'Product reference number', 'Product description'];
const now = new Date('2026-05-04T10:00:00Z');
const validateRow = validateTemplateRow(now);
const header = (...more: string[]) => readTemplateHeader({ row: 1, cells: [...first, ...more] });
const validated = (more: Readonly<Record<string, string>>, head = ['Sheet', 'S-1', '']) =>
  validateRow({ row: 5, cells: [...head, ...Object.values(more)] }, header(...Object.keys(more)), '.');

describe('a header of templates', () => {
  it('may have every column, and those that only an export has', () => {
    const { columns, errors, headings } = header('Emission value', 'Valid until', 'customers', 'Comment');
    expect(errors).toEqual([]);
    expect(columns.slice(3)).toEqual(['value', null, null, 'comment']);
    expect(headings.slice(3)).toEqual(['Emission value', 'Valid until', 'Customers', 'Comment']);
    expect(header(...Object.values(soldProductFileHeadings).slice(3)).errors).toEqual([]);
  });

  it('names unknown and repeated columns', () => {
    expect(header('Colour', 'Comment', 'comment').errors).toEqual([
      { row: 1, column: 'Colour', code: 'INVALID_HEADER', value: 'Colour' },
      { row: 1, column: 'Comment', code: 'INVALID_HEADER', value: 'comment' },
    ]);
  });
});

describe('a row of a template', () => {
  it('may be a name and a reference', () => {
    expect(validated({ 'Emission value': '', Comment: '' })).toEqual({
      staged: { row_number: 5, name: 'Sheet', internal_reference: 'S-1' },
      errors: [],
    });
  });

  it('is of a product, with all that follows from it', () => {
    const { staged, errors } = validated({
      'Emission value': '1.5',
      'Emission unit': 'kg',
      'Reference year': '2024',
      Boundary: 'Cradle to gate',
      'Primary data type': 'PRIMARY',
      Standard: 'ISO 14067',
      Scopes: '',
    });
    expect(errors).toEqual([]);
    expect(staged).toMatchObject({
      given: { value: 1.5, unit: 'KG', standards: ['ISO_14067'] },
      open_findings: 0,
      emission_value: '1.5',
      emission_value_granularity: 'PRODUCT',
      valid_until: '2027-12-31',
      expiry_reminder_at: new Date('2027-11-01T00:00:00Z'),
      data: { emissionValues: { granularity: 'PRODUCT', scopes: 'SCOPE_1_2_3', unitAmount: 1 } },
    });
    expect(staged.given).not.toHaveProperty('scopes');
    expect(staged).not.toHaveProperty('item_data');
  });

  it('may lack what an answer needs, or say what it may not', () => {
    expect(validated({ 'Emission value': '-2', 'Reference year': '2031' })).toMatchObject({
      staged: { emission_value: '-2', open_findings: expect.any(Number) },
      errors: [],
    });
  });

  it('says everything that is wrong with it', () => {
    const { errors, staged } = validated(
      {
        'Emission value': 'much',
        'Unit amount': '0',
        'Reference year': '1850',
        'Primary data share (%)': '101',
        Country: 'Atlantis',
        Comment: 'x'.repeat(2401),
        More: 'y',
      },
      ['', 'x'.repeat(101), 'x'.repeat(2401)],
    );
    expect(errors.map(({ code, column }) => [code, column])).toEqual([
      ['MISSING_PRODUCT_NAME', 'Product name'],
      ['VALUE_TOO_LONG', 'Product reference number'],
      ['VALUE_TOO_LONG', 'Product description'],
      ['INVALID_VALUE', 'Emission value'],
      ['INVALID_VALUE', 'Country'],
      ['INVALID_VALUE', 'Unit amount'],
      ['INVALID_VALUE', 'Reference year'],
      ['INVALID_VALUE', 'Primary data share (%)'],
      ['VALUE_TOO_LONG', 'Comment'],
    ]);
    expect(errors.find(({ column }) => column === 'Country')?.value).toBe('Atlantis');
    expect(staged).toEqual({ row_number: 5 });
  });

  it('has a text that was made harmless as it was', () => {
    expect(validated({}, ["'=Sheet", "'-7", 'two\r\nlines']).staged).toEqual({
      row_number: 5,
      name: '=Sheet',
      internal_reference: '-7',
      description: 'two\nlines',
    });
  });
});

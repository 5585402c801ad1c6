import { catalogueFactors } from '@pcf/catalogue/factors';
import { describe, expect, it } from 'vitest';
import { catalogueRow, sortRows } from './catalogue-table.tsx';
import { sortColumns } from './catalogue-view.ts';

const rows = catalogueFactors.map((factor) => catalogueRow(factor, 'de'));

describe('the whole catalogue', () => {
  it.each(sortColumns)('sorted by %s has every row once', (column) => {
    const sorted = sortRows(rows, { column, direction: 'DESC' }, 'de');
    expect(new Set(sorted)).toEqual(new Set(rows));
    expect(sorted).toHaveLength(rows.length);
  });

  it('sorts impacts as numbers, in both directions', () => {
    const impacts = (direction: 'ASC' | 'DESC') =>
      sortRows(rows, { column: 'IMPACT', direction }, 'de').map(({ factor }) => factor.impact);
    expect(impacts('ASC')).toEqual(impacts('ASC').toSorted((a, b) => a - b));
    expect(impacts('DESC')).toEqual(impacts('ASC').toReversed());
  });

  it('keeps its own order without a sort', () => {
    expect(sortRows(rows, null, 'de')).toBe(rows);
  });
});

it('shows figures in the language of the reader, with their source', () => {
  const row = rows.find(({ factor }) => factor.topCategory === 'Transport' && factor.kind === 'factor');
  expect(row?.group).not.toContain('NaN');
  expect(row?.source).not.toBe('');
});

import { expect, it } from 'vitest';
import { previewFile } from './finding-cells.ts';

const preview = {
  headings: ['Product name', 'Product reference number'],
  rows: [
    { row: 2, cells: ['Foil', 'AL-1'] },
    { row: 3, cells: ['', 'AL-2', 'too much'] },
  ],
};

it('marks the cell that a finding names and leaves the others alone', () => {
  const missing = { row: 3, column: 'Product name', code: 'MISSING_PRODUCT_NAME' } as const;
  const { rows } = previewFile({ preview, errors: [missing], warnings: [] });
  expect(rows.map(({ cells }) => cells.map(({ findings }) => findings))).toEqual([
    [[], [], []],
    [[missing], [], []],
  ]);
});

it('keeps cells beyond the header, and what concerns the row as a whole at the row', () => {
  const cells = { row: 3, code: 'INVALID_NUMBER_OF_CELLS', value: '3' } as const;
  const { headings, rows } = previewFile({ preview, errors: [cells], warnings: [] });
  expect(headings.map(({ text }) => text)).toEqual(['Product name', 'Product reference number', '']);
  expect(rows[1]?.cells.map(({ text }) => text)).toEqual(['', 'AL-2', 'too much']);
  expect(rows[1]?.findings).toEqual([cells]);
});

it('loses no finding of a row that is not shown', () => {
  const header = { row: 1, column: 'Colour', code: 'INVALID_HEADER' } as const;
  const known = { row: 900, column: 'Product reference number', code: 'DUPLICATED_REFERENCE_IN_SYSTEM' } as const;
  expect(previewFile({ preview, errors: [header], warnings: [known] }).outsidePreview).toEqual([header, known]);
});

it('marks a heading that does not belong there, and says it beside the table as well', () => {
  const header = { row: 1, column: 'Product name', code: 'INVALID_HEADER', value: 'Product name' } as const;
  const { headings, outsidePreview } = previewFile({ preview, errors: [header], warnings: [] });
  expect(headings.map(({ findings }) => findings)).toEqual([[header], [], []]);
  expect(outsidePreview).toEqual([header]);
});

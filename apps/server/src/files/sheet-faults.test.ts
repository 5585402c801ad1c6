import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable, tableKind } from './open-table.ts';
import { type TableCell, UnreadableFile } from './table-row.ts';
import { zipFile } from './testing/zip-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-sheet-faults-'));
});
afterAll(() => rm(folder, { recursive: true }));

const made = (name: string) => fileURLToPath(new URL(`./testing/spreadsheets/${name}`, import.meta.url));

async function rowsOf(path: string): Promise<(readonly TableCell[])[]> {
  const rows = [];
  for await (const { cells } of (await openTable(path, await tableKind(path))).rows) rows.push(cells);
  return rows;
}

/** The second cell of each row, by what the first says of it. */
const cellsOf = async (name: string) => (await rowsOf(made(name))).slice(1).map(([kind, cell]) => [kind, cell]);

const uncalculated = (text: string) => ({ fault: 'FORMULA_WITHOUT_RESULT', text });
const error = (text: string) => ({ fault: 'SPREADSHEET_ERROR', text });

const withoutFormulas = [
  ['number', 1.5],
  ['number as text', '0042'],
  ['date', '2026-03-31'],
  ['truth', 'TRUE'],
  ['only a comment', ''],
  ['merged', 'left'],
  ['hidden row', 7],
  ['bold', 'text'],
];

describe('a spreadsheet of another program', () => {
  it('that never calculated its formulas has no value where they stand, wherever they reach', async () => {
    expect(await cellsOf('openpyxl-cells.xlsx')).toEqual([
      ['formula', uncalculated('=2*3')],
      ['formula of a text', uncalculated('="a"&"b"')],
      ['formula of an empty text', uncalculated('=""')],
      ['formula of a truth', uncalculated('=1=1')],
      ['error', uncalculated('=1/0')],
      ['error', uncalculated('="x"+1')],
      ['error', uncalculated('=INDIRECT("nowhere")')],
      ['error', uncalculated('=VLOOKUP("x",A1:A1,1,FALSE)')],
      ['error', uncalculated('=SQRT(-1)')],
      ['error', uncalculated('=NOSUCHNAME')],
      ...withoutFormulas,
      ['array formula', uncalculated('=A1:A2')],
      ['its second cell', uncalculated('=A1:A2')],
      ['shared formula', uncalculated('=B12*2')],
      ['its second cell', uncalculated('=B13*2')],
      ['formula in the last row and column', 'y'],
    ]);
    expect((await rowsOf(made('openpyxl-cells.xlsx'))).at(-1)).toEqual([
      'formula in the last row and column',
      'y',
      uncalculated('=B12+1'),
    ]);
  });

  it('that calculated them has their results, of which an empty text is one and an error none', async () => {
    expect(await cellsOf('libreoffice-cells.xlsx')).toEqual([
      ['formula', 6],
      ['formula of a text', 'ab'],
      ['formula of an empty text', ''],
      ['formula of a truth', 'TRUE'],
      ...['#DIV/0!', '#VALUE!', '#REF!', '#N/A', '#VALUE!', '#NAME?'].map((text) => ['error', error(text)]),
      ...withoutFormulas,
      ['array formula', 'Kind'],
      ['its second cell', 'formula'],
      ['shared formula', 3],
      ['its second cell', 84],
      ['formula in the last row and column', 'y'],
    ]);
  });

  it('may have rich text, inline strings and errors as results', async () => {
    expect(await cellsOf('xlsxwriter-cells.xlsx')).toEqual([
      ['error as result', error('#DIV/0!')],
      ['array formula with results', 3],
      ['its second cell', 4],
      ['rich text', 'plain bold plain'],
      ['formula of a text', 'ab'],
    ]);
    expect(await cellsOf('xlsxwriter-inline.xlsx')).toEqual([
      ['inline string', 'text'],
      ['', error('#N/A')],
    ]);
  });
});

/** A spreadsheet with these rows, of which the workbook names the sheet last that stands first in the file. */
async function sheetOf(rows: string, prefix = ''): Promise<string> {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const sheet = (content: string) =>
    `<${prefix}worksheet><${prefix}sheetData>${content}</${prefix}sheetData></${prefix}worksheet>`;
  const relate = (id: string, target: string) =>
    `<Relationship Id="${id}" Type="${relation}/worksheet" Target="${target}"/>`;
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets><sheet name="A" sheetId="2" r:id="b"/><sheet name="B" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relate('a', 'worksheets/one.xml')}${relate('b', '/xl/worksheets/two.xml')}</Relationships>`,
    'xl/worksheets/one.xml': sheet('<row r="1"><c r="A1" t="e"><v>#REF!</v></c></row>'),
    'xl/worksheets/two.xml': sheet(rows),
  };
  const path = join(folder, 'sheet.xlsx');
  await writeFile(
    path,
    zipFile(Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) }))),
  );
  return path;
}

describe('the cells of a sheet', () => {
  it.each([
    ['an error without its name', '<c r="A1" t="e"/>', error('#ERROR!')],
    ['an error in a formula', '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', error('#DIV/0!')],
    ['a formula with an empty result', '<c r="A1" t="str"><f>""</f><v></v></c>', ''],
    ['a formula of a text without a result', '<c r="A1" t="str"><f>B1</f></c>', uncalculated('=B1')],
    ['a formula of a truth without a result', '<c r="A1" t="b"><f>B1</f></c>', uncalculated('=B1')],
    ['a formula that another cell tells', '<c r="A1"><f t="shared" si="0"/></c>', uncalculated('=…')],
    ['a formula with characters in other words', '<c r="A1"><f>B1&amp;"&lt;"</f></c>', uncalculated('=B1&"<"')],
    ['a result', '<c r="A1"><f>B1</f><v>0</v></c>', 0],
    ['nothing at all', '<c r="A1" s="0"/>', ''],
  ])('with %s', async (_what, cell, expected) => {
    expect((await rowsOf(await sheetOf(`<row r="1">${cell}<c r="B1"><v>1</v></c></row>`)))[0]).toEqual([expected, 1]);
  });

  it('are found under whatever prefix, and where nothing else is', async () => {
    const path = await sheetOf(
      '<x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row><x:row r="3"><x:c r="C3" t="e"><x:v>#NUM!</x:v></x:c></x:row>',
      'x:',
    );
    expect(await rowsOf(path)).toEqual([
      [1, '', ''],
      ['', '', ''],
      ['', '', error('#NUM!')],
    ]);
  });

  it('have no longer a text than a spreadsheet program has, and one that is too long for anything', async () => {
    const long = `<c r="A1" t="str"><v>${'x'.repeat(500_000)}</v></c>`;
    expect(await rowsOf(await sheetOf(`<row r="1">${long}</row>`))).toEqual([['x'.repeat(32_768)]]);
  });

  it('of a formula for the whole sheet are too many to be told', async () => {
    const path = await sheetOf('<row r="1"><c r="A1"><f t="array" ref="A1:XFD1048576">B1</f></c></row>');
    await expect(rowsOf(path)).rejects.toBeInstanceOf(UnreadableFile);
  });

  it('do not make a table of what formulas say they reach', async () => {
    const formula = (place: string, ref: string) => `<c r="${place}"><f t="array" ref="${ref}">C1</f></c>`;
    const wide = formula('A1', 'XFD1:XFD1');
    const path = await sheetOf(`<row r="1">${wide}${formula('B1', 'A1048576:A1048576')}</row>`);
    await expect(rowsOf(path)).rejects.toBeInstanceOf(UnreadableFile);
    const rows = Array.from({ length: 2000 }, (_, row) => `<row r="${row + 2}"><c r="A${row + 2}"><v>1</v></c></row>`);
    await expect(rowsOf(await sheetOf(`<row r="1">${wide}</row>${rows.join('')}`))).rejects.toBeInstanceOf(
      UnreadableFile,
    );
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvTable } from './csv-table.ts';
import { type TableRow, UnreadableFile } from './table-row.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-csv-table-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer, emptyRowsAllowed?: number) {
  const path = join(folder, 'table.csv');
  await writeFile(path, content);
  const table = await csvTable(path, emptyRowsAllowed);
  const rows: TableRow[] = [];
  try {
    for await (const row of table.rows) rows.push(row);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { rows, brokenAt: error.row, decimalSign: table.decimalSign() };
  }
  return { rows, decimalSign: table.decimalSign(), share: table.shareRead() };
}

const cellsOf = ({ rows }: { rows: readonly TableRow[] }) => rows.map(({ cells }) => cells);

describe('a CSV file', () => {
  it('is read with commas, quotes, line breaks in quotes and any ends of lines', async () => {
    const read1 = await read('a,b\r\n"x ""y"", z", 2 \n"two\nlines",3\r\n');
    expect(cellsOf(read1)).toEqual([
      ['a', 'b'],
      ['x "y", z', '2'],
      ['two\nlines', '3'],
    ]);
    expect(read1).toMatchObject({ decimalSign: '.', share: 1 });
  });

  it('has so many empty rows at most', async () => {
    expect(await read('a\n\n\n\nb\n', 3)).toMatchObject({ rows: { length: 5 }, share: 1 });
    expect(await read('a\n\n,,\n\n""\nb\n', 3)).toMatchObject({ rows: { length: 4 }, brokenAt: 5 });
  });

  it('is read with semicolons where its first line has one', async () => {
    const semicolons = await read('\ufeffName;Mass\r\nä;1,5\r\n');
    expect(cellsOf(semicolons)).toEqual([
      ['Name', 'Mass'],
      ['ä', '1,5'],
    ]);
    expect(semicolons.decimalSign).toBe(',');
  });

  it('counts rows as a spreadsheet does, empty ones too', async () => {
    const { rows } = await read('a,b\n\n1,2\n,\n3,4');
    expect(rows.map(({ row, cells }) => [row, cells.join('')])).toEqual([
      [1, 'ab'],
      [2, ''],
      [3, '12'],
      [4, ''],
      [5, '34'],
    ]);
  });

  it('keeps an inch sign that nobody put into quotes', async () => {
    expect(cellsOf(await read('a,b\nPipe 5" steel,2\n'))[1]).toEqual(['Pipe 5" steel', '2']);
  });

  it('breaks off at a quote that is never closed, after everything before it', async () => {
    const { rows, brokenAt } = await read('a,b\n1,2\n"open,4\n5,6\n');
    expect([rows.length, brokenAt]).toEqual([2, 3]);
  });

  it('breaks off at a quote that swallows too much, without keeping it', async () => {
    const { rows, brokenAt } = await read(`a,b\n1,2\n"open,${'x,y\n'.repeat(400_000)}`);
    expect([rows.length, brokenAt]).toEqual([2, 3]);
  });

  it('breaks off at the row with a wrong byte, wherever a chunk ends', async () => {
    const good = 'ä'.repeat(20);
    const lines = Array.from({ length: 4000 }, (_, index) => `${good},${index}\n`).join('');
    const { rows, brokenAt } = await read(
      Buffer.concat([Buffer.from(`a,b\n${lines}`), Buffer.from([0x78, 0xff, 0x0a])]),
    );
    expect([rows.length, brokenAt]).toEqual([4001, 4002]);
    expect(rows.at(-1)?.cells).toEqual([good, '3999']);
  });

  it('is refused as a whole where its first line is no text, or has no end', async () => {
    expect(await read(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0x0a]))).toMatchObject({ rows: [], brokenAt: 0 });
    expect(await read('x'.repeat(2_000_000))).toMatchObject({ rows: [], brokenAt: 0 });
  });

  it('may be empty', async () => {
    expect(await read('')).toMatchObject({ rows: [], share: 1 });
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { inspectXlsx } from './inspect-xlsx.ts';
import { openTable, tableKind } from './open-table.ts';
import { cellText, UnreadableFile } from './table-row.ts';
import { type ZipPart, zipFile as zip } from './testing/zip-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-xlsx-table-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function saved(content: Buffer): Promise<string> {
  const path = join(folder, 'table.xlsx');
  await writeFile(path, content);
  return path;
}

const refusal = (path: string, most?: number) =>
  inspectXlsx(path, most).then(
    () => undefined,
    (error: unknown) => (error instanceof UnreadableFile ? error.row : error),
  );

const types: ZipPart = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') };
const bomb = Buffer.alloc(1024 * 1024, 0x20);

describe('a spreadsheet', () => {
  it('is known by its content and read row by row, numbers as numbers', async () => {
    const cell = (value: string | number | boolean) => ({ value, type: value.constructor as StringConstructor });
    const rows = [['Name', 'Mass'], [], ['  Chair ', 1.5], ['Table', true], ['0010', 0.1 + 0.2]].map((cells) =>
      cells.map(cell),
    );
    const path = await saved(await writeXlsxFile(rows).toBuffer());
    expect(await tableKind(path)).toBe('xlsx');
    const table = await openTable(path, 'xlsx');
    const read = [];
    for await (const { row, cells } of table.rows) read.push([row, ...cells.map(cellText)]);
    expect(read).toEqual([
      [1, 'Name', 'Mass'],
      [2, '', ''],
      [3, 'Chair', '1.5'],
      [4, 'Table', 'TRUE'],
      [5, '0010', '0.3'],
    ]);
    expect([table.decimalSign(), table.shareRead()]).toEqual([null, 1]);
  });

  it('is no spreadsheet where it is another archive, damaged or cut off', async () => {
    expect(await refusal(await saved(zip([{ name: 'a.txt', content: Buffer.from('x') }])))).toBe(0);
    const whole = await writeXlsxFile([[{ value: 'x', type: String }]]).toBuffer();
    expect(await refusal(await saved(whole))).toBeUndefined();
    expect(await refusal(await saved(whole.subarray(0, -30)))).toBe(0);
    expect(await refusal(await saved(Buffer.from('PK\x03\x04')))).toBe(0);
  });

  it('is refused by what its directory says, and by what is really in it', async () => {
    const [small, most] = [100_000, 500_000];
    const sheet = { name: 'xl/worksheets/sheet1.xml', content: bomb };
    expect(await refusal(await saved(zip([types, sheet])), most)).toBe(0);
    expect(await refusal(await saved(zip([types, { ...sheet, saidBytes: small }])), most)).toBe(0);
    expect(await refusal(await saved(zip([types, sheet])), 2 * bomb.length)).toBeUndefined();
  });

  it('is refused where it hides an entry from its directory', async () => {
    const hidden = { name: 'xl/worksheets/sheet1.xml', content: bomb, unlisted: true };
    expect(await refusal(await saved(zip([types, hidden])))).toBe(0);
    expect(await refusal(await saved(zip([hidden, types])))).toBe(0);
  });

  it('is refused where the directory calls an entry by another name', async () => {
    const bytes = zip([types, { name: 'xl/worksheets/sheet1.xml', content: Buffer.from('<x/>') }]);
    bytes.write('xl/media/picture.xml', bytes.indexOf('xl/worksheets'), 'latin1');
    expect(await refusal(await saved(bytes))).toBe(0);
  });

  it('is refused where a text of a cell is set apart, or a part of a sheet is without an end', async () => {
    const sheet = (content: string): ZipPart => ({ name: 'xl/worksheets/one.xml', content: Buffer.from(content) });
    expect(await refusal(await saved(zip([types, sheet('<v><![CDATA[5]]></v><v>padding</v>')])))).toBe(0);
    expect(await refusal(await saved(zip([types, sheet(`<!--${' '.repeat(2_000_000)}-->`)])))).toBe(0);
    const picture: ZipPart = { name: 'xl/media/a.png', content: Buffer.alloc(3_000_000, 'x') };
    expect(await refusal(await saved(zip([types, sheet('<v>5</v>'), picture])))).toBeUndefined();
  });

  it('is refused where it hides an entry behind its directory, within another entry or between two', async () => {
    const whole = zip([types]);
    // The directory and what ends the file are behind what is hidden.
    const entryOf = (parts: readonly ZipPart[]) => {
      const bytes = zip(parts);
      return bytes.subarray(0, bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1')));
    };
    const hidden = entryOf([{ name: 'xl/worksheets/sheet1.xml', content: bomb }]);
    const [directory, end] = [whole.subarray(0, -22), whole.subarray(-22)];
    expect(await refusal(await saved(whole))).toBeUndefined();
    expect(await refusal(await saved(Buffer.concat([directory, hidden, end])))).toBe(0);
    expect(await refusal(await saved(Buffer.concat([directory, end, hidden])))).toBe(0);
    const sizesFollow = 8;
    const within: ZipPart = { name: 'note.txt', content: hidden, isStored: true };
    expect(await refusal(await saved(zip([types, within])))).toBeUndefined();
    expect(await refusal(await saved(zip([types, { ...within, flags: sizesFollow }])))).toBe(0);
    // Its head lies between two entries and ends within the next one.
    const first = entryOf([types]);
    const between = Buffer.concat([first, hidden.subarray(0, 24)]);
    expect(await refusal(await saved(withEntriesAt(between.length, [between, entryOf([within])], whole)))).toBe(0);
  });
});

/** The entries behind each other, of which the directory names the first and the one that begins there. */
function withEntriesAt(second: number, entries: readonly Buffer[], one: Buffer): Buffer {
  const listed = one.subarray(one.indexOf(Buffer.from('PK\x01\x02', 'latin1')), -22);
  const other = Buffer.from(listed);
  const local = Buffer.concat(entries);
  // What the directory says of an entry agrees with what stands before it.
  other.writeUInt16LE(local.readUInt16LE(second + 8), 10);
  other.writeUInt32LE(local.readUInt32LE(second + 18), 20);
  other.writeUInt32LE(second, 42);
  const end = Buffer.from(one.subarray(-22));
  end.writeUInt16LE(2, 10);
  end.writeUInt32LE(listed.length * 2, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, listed, other, end]);
}

describe('the text of a cell', () => {
  it.each([
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [0.1 + 0.2, '0.3'],
    [-2.5, '-2.5'],
    ['  x ', 'x'],
    [undefined, ''],
  ])('of %s is %s', (cell, text) => {
    expect(cellText(cell)).toBe(text);
  });
});

// Programs that only import this file need its types too.
/// <reference path="./saxen.d.ts" />
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { createInflateRaw } from 'node:zlib';
import { Parser } from 'saxen';
import { xlsxDirectory } from './inspect-xlsx.ts';
import { columnOf } from './sheet-extent.ts';
import { type FaultyCell, UnreadableFile } from './table-row.ts';
import type { ZipEntry } from './zip-directory.ts';

/** Nobody corrects as many by hand. */
const maxFaults = 100_000;
const maxFormulaLength = 300;

export interface SheetFaults {
  /** By row and column, both counted from 1. */
  readonly cells: ReadonlyMap<number, ReadonlyMap<number, FaultyCell>>;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/**
 * The cells of the first sheet that show an error, and those whose formula has no stored result: programs that write
 * spreadsheets without calculating leave it out. To the reader of the values both are empty, hence this second look.
 */
export async function sheetFaults(path: string): Promise<SheetFaults> {
  const entries = (await xlsxDirectory(path)) ?? [];
  const part = async (name: string) => {
    const entry = entries.findLast((each) => each.name === name);
    return entry ? textOf(path, entry) : '';
  };
  const sheet = firstSheet(await part('xl/workbook.xml'), await part('xl/_rels/workbook.xml.rels'));
  return faultsIn(sheet === undefined ? '' : await part(sheet));
}

const textOf = (path: string, { start, end, deflated }: ZipEntry): Promise<string> => {
  if (end === start) return Promise.resolve('');
  const packed = createReadStream(path, { start, end: end - 1 });
  return text(deflated ? packed.pipe(createInflateRaw()) : packed);
};

/** The name of the part that holds the sheet which the workbook names first. */
function firstSheet(workbook: string, relations: string): string | undefined {
  let id: string | undefined;
  let target: string | undefined;
  parse(workbook, {
    opened: (tag, attributes) => {
      if (tag === 'sheet') id ??= attributes().id;
    },
  });
  parse(relations, {
    opened: (tag, attributes) => {
      if (tag !== 'Relationship') return;
      const relation = attributes();
      if (relation.Id === id) target = relation.Target;
    },
  });
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

/** What is known of the cell that is just read. */
interface OpenCell {
  readonly place: string;
  readonly type: string;
  formula?: { text: string; range: string | undefined };
  value?: string;
}

function faultsIn(sheet: string): SheetFaults {
  const cells = new Map<number, Map<number, FaultyCell>>();
  const spread: { range: string; cell: FaultyCell }[] = [];
  let [count, lastRow, lastColumn] = [0, 0, 0];
  let cell: OpenCell | undefined;
  let inside: 'f' | 'v' | undefined;

  const keep = (row: number, column: number, faulty: FaultyCell) => {
    count += 1;
    if (count > maxFaults) throw new UnreadableFile(row, 'Too many cells hold an error.');
    const there = cells.get(row) ?? new Map<number, FaultyCell>();
    cells.set(row, there.set(column, faulty));
    [lastRow, lastColumn] = [Math.max(lastRow, row), Math.max(lastColumn, column)];
  };
  const conclude = (read: OpenCell) => {
    const faulty = faultIn(read);
    if (!faulty) return;
    const { row, column } = placeOf(read.place);
    keep(row, column, faulty);
    if (read.formula?.range && faulty.fault === 'FORMULA_WITHOUT_RESULT') {
      spread.push({ range: read.formula.range, cell: faulty });
    }
  };

  parse(sheet, {
    opened: (tag, attributes) => {
      if (tag === 'c') {
        const { r = '', t = 'n' } = attributes();
        cell = { place: r, type: t };
      } else if (cell && tag === 'f') {
        const { ref, t } = attributes();
        cell.formula = { text: '', range: t === 'array' || t === 'dataTable' ? ref : undefined };
        inside = 'f';
      } else if (cell && tag === 'v') {
        cell.value = '';
        inside = 'v';
      }
    },
    text: (piece) => {
      if (inside === 'v' && cell) cell.value += piece;
      if (inside === 'f' && cell?.formula) cell.formula.text += piece;
    },
    closed: (tag) => {
      if (tag === 'f' || tag === 'v') inside = undefined;
      if (tag !== 'c' || !cell) return;
      conclude(cell);
      cell = undefined;
    },
  });

  // A formula of several cells stands in the first of them alone. Those that have a value keep it.
  for (const { range, cell: faulty } of spread) {
    const [from, to] = range.split(':').map(placeOf);
    if (!from || !to) continue;
    for (let row = from.row; row <= to.row; row += 1) {
      for (let column = from.column; column <= to.column; column += 1) {
        keep(row, column, cells.get(row)?.get(column) ?? faulty);
      }
    }
  }
  return { cells, lastRow, lastColumn };
}

/** A formula may come to an empty text, which is then stored as such; nothing else comes to nothing. */
function faultIn({ type, formula, value }: OpenCell): FaultyCell | undefined {
  if (type === 'e') return { fault: 'SPREADSHEET_ERROR', text: value?.trim() || '#ERROR!' };
  const hasResult = type === 'str' ? value !== undefined : Boolean(value);
  if (!formula || hasResult) return undefined;
  // Of a formula that several cells share, only the first has the text.
  const said = formula.text.trim().slice(0, maxFormulaLength) || '…';
  return { fault: 'FORMULA_WITHOUT_RESULT', text: `=${said}` };
}

function placeOf(place: string): { row: number; column: number } {
  const { letters = '', number = '0' } =
    /^\$?(?<letters>[A-Za-z]{1,3})\$?(?<number>\d{1,7})$/.exec(place)?.groups ?? {};
  return { row: Number(number), column: columnOf(letters) };
}

type Attributes = Readonly<Record<string, string>>;

interface Listeners {
  opened(tag: string, attributes: () => Attributes): void;
  text?(piece: string): void;
  closed?(tag: string): void;
}

/** By local names: the program that wrote the file chose the prefixes. */
function parse(xml: string, { opened, text: said, closed }: Listeners): void {
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('openTag', (name, getAttributes, decode) => {
    opened(localName(name), () =>
      Object.fromEntries(Object.entries(getAttributes()).map(([key, value]) => [localName(key), decode(value)])),
    );
  });
  parser.on('text', (piece, decode) => said?.(decode(piece)));
  parser.on('cdata', (piece) => said?.(piece));
  parser.on('closeTag', (name) => closed?.(localName(name)));
  try {
    parser.parse(xml);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(0, 'The spreadsheet is damaged.');
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type CsvError, type Parser, parse } from 'csv-parse';
import { type Table, type TableRow, UnreadableFile } from './table-row.ts';

const newline = 0x0a;

const byteOrderMark = '\ufeff';

/** A line of more is no text that anybody wrote. */
const maxLineLength = 1024 * 1024;

/** A quote that is never closed must not swallow the rest of the file. */
const maxRecordLength = 256 * 1024;
/** As many as a spreadsheet has; a file with more of them has no content. */
const maxEmptyRows = 1_048_576;

/** A CSV file in UTF-8, its cells separated by commas or, as spreadsheets with a decimal comma write it, by semicolons. */
export async function csvTable(path: string, emptyRowsAllowed = maxEmptyRows): Promise<Table> {
  const { size } = await stat(path);
  const text = utf8Text(path);
  let delimiter: ',' | ';' = ',';

  async function* rows(): AsyncGenerator<TableRow> {
    let [row, emptyRows] = [0, 0];
    let waiting: string[][] = [];
    let parser: Parser | undefined;
    const taken = function* (): Generator<TableRow> {
      const records = waiting;
      waiting = [];
      for (const cells of records) {
        if (cells.every((cell) => cell === '')) emptyRows += 1;
        if (emptyRows > emptyRowsAllowed) throw broken(row, 'There are too many empty rows.');
        row += 1;
        yield { row, cells };
      }
    };
    for await (const piece of text.pieces) {
      if (!parser) {
        delimiter = delimiterOf(piece);
        parser = recordParser(delimiter, (cells) => waiting.push(cells));
      }
      const error = await written(parser, piece);
      yield* taken();
      if (error) throw broken(row, error.message);
    }
    const error = parser && (await ended(parser));
    yield* taken();
    if (error || text.isBroken()) throw broken(row, error?.message ?? 'The text is no UTF-8.');
  }

  return {
    rows: rows(),
    decimalSign: () => (delimiter === ';' ? ',' : '.'),
    shareRead: () => (size === 0 ? 1 : Math.min(1, text.bytesRead() / size)),
  };
}

const broken = (lastRow: number, message: string) => new UnreadableFile(lastRow === 0 ? 0 : lastRow + 1, message);

/** By the first line: no heading contains either. */
function delimiterOf(text: string): ',' | ';' {
  const [line = ''] = text.split(/[\r\n]/, 1);
  return line.includes(';') ? ';' : ',';
}

/** Records are taken as they are recognised: once a stream has failed, it would keep those that nobody has read. */
function recordParser(delimiter: string, onRecord: (cells: string[]) => void): Parser {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    max_record_size: maxRecordLength,
    on_record: (cells: string[]) => {
      onRecord(cells);
      return null;
    },
  });
  parser.on('error', () => {});
  parser.resume();
  return parser;
}

const written = (parser: Parser, text: string) =>
  new Promise<Error | null | undefined>((resolve) => parser.write(text, resolve));

const ended = (parser: Parser) =>
  new Promise<CsvError | undefined>((resolve) => {
    parser.once('error', resolve);
    parser.once('end', () => resolve(undefined));
    parser.end();
  });

interface Utf8Text {
  /** In pieces that end with a line. They end early where the file is no UTF-8. */
  readonly pieces: AsyncIterable<string>;
  isBroken(): boolean;
  bytesRead(): number;
}

/** Reads whole lines only, so that everything before the first wrong byte is still read. */
function utf8Text(path: string): Utf8Text {
  let broken = false;
  let bytesRead = 0;

  async function* bytes(): AsyncGenerator<Buffer> {
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      bytesRead += chunk.length;
      const all = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const end = all.lastIndexOf(newline) + 1;
      rest = all.subarray(end);
      if (rest.length > maxLineLength) {
        broken = true;
        return;
      }
      if (end > 0) yield all.subarray(0, end);
    }
    if (rest.length > 0) yield rest;
  }

  async function* pieces(): AsyncGenerator<string> {
    let first = true;
    for await (const lines of bytes()) {
      const valid = isUtf8(lines) ? lines : validLines(lines);
      const text = valid.toString('utf8');
      if (text !== '') yield first && text.startsWith(byteOrderMark) ? text.slice(1) : text;
      first = false;
      if (valid.length < lines.length) {
        broken = true;
        return;
      }
    }
  }

  return { pieces: pieces(), isBroken: () => broken, bytesRead: () => bytesRead };
}

function validLines(lines: Buffer): Buffer {
  let start = 0;
  for (;;) {
    const end = lines.indexOf(newline, start) + 1;
    if (end === 0 || !isUtf8(lines.subarray(start, end))) return lines.subarray(0, start);
    start = end;
  }
}

import { endOfField, endOfRecord, fieldText, firstField, isQuoted, recordFields } from '../database/record-fields.ts';
import { csvCell, endOfRow, type FileCell, isoMoment } from './csv-text.ts';

/** How a file has the text of a field. */
export type FieldKind = 'text' | 'number' | 'moment';

const cellOf: Readonly<Record<FieldKind, (text: string) => FileCell>> = {
  text: (text) => text,
  number: (text) => Number(text),
  moment: isoMoment,
};

/** The cells of a row that PostgreSQL has made one text of. */
export const recordCells = (record: string, kinds: readonly FieldKind[]): FileCell[] =>
  recordFields(record).map((text, index) => (text === null ? null : cellOf[kinds[index] ?? 'text'](text)));

/**
 * What csvText says of the cells of such rows. Most of a record is in the file as it stands there, commas as well, and is
 * taken over at a stretch: a million rows have thirty million cells.
 */
export function recordsCsv(records: readonly string[], kinds: readonly FieldKind[]): string {
  let csv = '';
  for (const record of records) {
    const end = endOfRecord(record);
    let untaken = firstField;
    let from = firstField;
    for (let place = 0; ; place += 1) {
      const until = endOfField(record, from);
      const kind = kinds[place] ?? 'text';
      if (until > from && !isTheSame(record, from, until, kind)) {
        csv += record.slice(untaken, from) + csvCell(cellOf[kind](fieldText(record, from, until)));
        untaken = until;
      }
      if (until >= end) break;
      from = until + 1;
    }
    csv += record.slice(untaken, end) + endOfRow;
  }
  return csv;
}

/** Whether it is sure that the file has the field as the record has it. */
function isTheSame(record: string, from: number, until: number, kind: FieldKind): boolean {
  if (isQuoted(record, from)) return false;
  return kind === 'number' ? isSureNumber(record, from, until) : isLetterOrDigit(record.charCodeAt(from));
}

const sureDigits = 15;
const [zero, nine, point, minus] = ['0', '9', '.', '-'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
];

/** A number without an exponent, without more digits than are sure and without noughts behind its decimals, nor a nought below zero. */
function isSureNumber(record: string, from: number, until: number): boolean {
  if (until - from > sureDigits) return false;
  if (record.charCodeAt(from) === minus && record.charCodeAt(from + 1) === zero) return false;
  let hasDecimals = false;
  for (let at = from; at < until; at += 1) {
    const code = record.charCodeAt(at);
    if (code === point) hasDecimals = true;
    else if (code !== minus && (code < zero || code > nine)) return false;
  }
  return !hasDecimals || record.charCodeAt(until - 1) !== zero;
}

const [upperA, upperZ, lowerA, lowerZ] = ['A', 'Z', 'a', 'z'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
];

/** A field that begins so is no formula, and one without quotes around it in the record needs none in the file. */
const isLetterOrDigit = (code: number) =>
  (code >= zero && code <= nine) || (code >= upperA && code <= upperZ) || (code >= lowerA && code <= lowerZ);

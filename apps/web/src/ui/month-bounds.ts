import { formatMonth, parseMonth } from '../lib/format/month.ts';

export type MonthProblem = 'invalid' | 'tooEarly' | 'tooLate';

/** Months are written MM/yyyy; both bounds may be chosen. */
export function monthProblem(text: string, minimum?: string, maximum?: string): MonthProblem | null {
  if (text.trim() === '') return null;
  const month = parseMonth(text);
  if (!month) return 'invalid';
  const earliest = minimum ? parseMonth(minimum) : null;
  const latest = maximum ? parseMonth(maximum) : null;
  if (earliest && month < earliest) return 'tooEarly';
  if (latest && month > latest) return 'tooLate';
  return null;
}

/** "3/2026" becomes "03/2026"; what is no month stays as it was typed. */
export function normaliseMonth(text: string): string {
  const month = parseMonth(text);
  return month ? formatMonth(month) : text;
}

/** "03/2026" becomes "2026-03"; what is not written out like this stays as it was typed. */
export function isoMonth(text: string): string {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text) ?? [];
  return month && year ? `${year}-${month}` : text;
}

/** The other way round. */
export function shownMonth(value: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(value) ?? [];
  return month && year ? `${month}/${year}` : value;
}

/** Months in a row, counted from the year 0; undefined where the text is no month. */
export function monthNumber(text: string | undefined): number | undefined {
  const month = text ? parseMonth(text) : null;
  return month ? month.getFullYear() * 12 + month.getMonth() : undefined;
}

/** The other way round. */
export function monthText(number: number): string {
  return `${String((number % 12) + 1).padStart(2, '0')}/${String(yearOf(number)).padStart(4, '0')}`;
}

export function yearOf(number: number): number {
  return Math.floor(number / 12);
}

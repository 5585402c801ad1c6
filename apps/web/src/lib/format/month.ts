import { noValue } from './number-format.ts';

/** MM/yyyy, as the month picker shows it. */
export function formatMonth(date: Date): string {
  if (Number.isNaN(date.getTime())) return noValue;
  return `${String(date.getMonth() + 1).padStart(2, '0')}/${String(date.getFullYear()).padStart(4, '0')}`;
}

/** The local first of the month that MM/yyyy names; null where it names none. */
export function parseMonth(text: string): Date | null {
  const match = /^\s*(0?[1-9]|1[0-2])\/(\d{4})\s*$/.exec(text);
  if (match === null) return null;
  const first = new Date(2000, Number(match[1]) - 1, 1);
  first.setFullYear(Number(match[2]));
  return first;
}

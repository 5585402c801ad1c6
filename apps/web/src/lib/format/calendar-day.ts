/** A day without a time or a zone, as yyyy-mm-dd: what a date picker gives and a query string carries. */
export type CalendarDay = `${number}-${number}-${number}`;

/** The local midnight that begins a day; null for what is no day of the calendar (2026-02-30). */
export function startOfDay(day: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (match === null) return null;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  const start = new Date(2000, month - 1, date);
  // Date reads years below 100 as 19xx; setting the year says what is meant.
  start.setFullYear(year, month - 1, date);
  return start.getMonth() === month - 1 && start.getDate() === date ? start : null;
}

/** The day on which a moment falls where the reader is. */
export function dayOf(moment: Date): CalendarDay {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const date = String(moment.getDate()).padStart(2, '0');
  return `${year}-${month}-${date}` as CalendarDay;
}

/** Reads a day (which has no zone) or an ISO moment; null where the text is neither. */
export function readMoment(text: string): Date | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return startOfDay(text);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

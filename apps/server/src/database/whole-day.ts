const day = 24 * 60 * 60 * 1000;
// What the database can tell apart from a mistake: it knows no year 0, and no text of five digits is a year.
const first = Date.parse('0001-01-01T00:00:00Z');
const last = Date.parse('9999-12-31T00:00:00Z');

/** The first and the last moment of a moment's day in UTC. */
export function wholeDay(moment: string): { readonly begins: string; readonly ends: string } {
  const midnight = Math.floor(Date.parse(moment) / day) * day;
  const date = new Date(Math.min(Math.max(midnight, first), last)).toISOString().slice(0, 10);
  return { begins: `${date}T00:00:00Z`, ends: `${date}T23:59:59.999999Z` };
}

/** The calendar day that every rule about days goes by: the one of UTC. */
export function today(): string {
  const number = Math.floor(Date.now() / day);
  // It is asked for with every line of a list.
  if (number !== written.number) written = { number, text: new Date(number * day).toISOString().slice(0, 10) };
  return written.text;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
let written = { number: Number.NaN, text: '' };
// What the database can tell apart from a mistake: it knows no year 0, and no text of five digits is a year.
const first = Date.parse('0001-01-01T00:00:00Z');
const last = Date.parse('9999-12-31T00:00:00Z');
// Longer ago, and further ahead, nobody knows what the clocks of a place say.
const zonesBegin = '1900-01-01';
const zonesEnd = '2200-01-01';
/** No place is further from UTC. */
const furthest = 16 * hour;

interface WholeDay {
  readonly begins: string;
  readonly ends: string;
}

/** The first and the last moment of a moment's day, in UTC or where a time zone is. A day without a time is that day there. */
export function wholeDay(moment: string, timeZone?: string): WholeDay {
  if (timeZone === undefined) return dayOfUtc(moment);
  const dateAt = dateIn(timeZone);
  const dayThere = dayIn(moment, dateAt);
  if (dayThere < zonesBegin || dayThere > zonesEnd) return dayOfUtc(moment);
  const next = new Date(Date.parse(dayThere) + day).toISOString().slice(0, 10);
  return {
    begins: new Date(beginningOf(dayThere, dateAt)).toISOString(),
    ends: new Date(beginningOf(next, dateAt) - 1).toISOString().replace('999Z', '999999Z'),
  };
}

function dayOfUtc(moment: string): WholeDay {
  const midnight = Math.floor(Date.parse(moment) / day) * day;
  const date = new Date(Math.min(Math.max(midnight, first), last)).toISOString().slice(0, 10);
  return { begins: `${date}T00:00:00Z`, ends: `${date}T23:59:59.999999Z` };
}

type DateAt = (moment: number) => string;

const dayIn = (moment: string, dateAt: DateAt): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(moment) ? moment : dateAt(Date.parse(moment));

/** The date that a calendar there shows at a moment; those of Sweden are written as ours are. */
function dateIn(timeZone: string): DateAt {
  const calendar = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (moment) => calendar.format(moment).padStart(10, '0');
}

/** Looked for, not computed: a day may begin at one o'clock, and one that a place has skipped ends as it begins. */
function beginningOf(date: string, dateAt: DateAt): number {
  let [before, after] = [Date.parse(date) - furthest, Date.parse(date) + furthest];
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2);
    if (dateAt(between) < date) before = between;
    else after = between;
  }
  return after;
}

export const dayMilliseconds = 24 * 60 * 60 * 1000;

interface Day {
  readonly text: string;
  /** Counted through all years. */
  readonly month: number;
}

/** Three years have few days and an exchange has many moments. */
const days = new Map<number, Day>();

function dayAt(moment: number): Day {
  const number = Math.floor(moment / dayMilliseconds);
  let day = days.get(number);
  if (!day) {
    const at = new Date(number * dayMilliseconds);
    day = { text: at.toISOString().slice(0, 10), month: at.getUTCFullYear() * 12 + at.getUTCMonth() };
    days.set(number, day);
  }
  return day;
}

const two = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

export const dayOf = (moment: number): string => dayAt(moment).text;
export const monthOf = (moment: number): number => dayAt(moment).month;

/** To the second, in the form of ISO 8601. */
export function momentOf(moment: number): string {
  const second = Math.floor((moment % dayMilliseconds) / 1000);
  const minute = Math.floor(second / 60);
  return `${dayOf(moment)}T${two[Math.floor(minute / 60)]}:${two[minute % 60]}:${two[second % 60]}.000Z`;
}

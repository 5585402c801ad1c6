import { expiryNoticeDays } from '@pcf/contract/exchange-limits';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { DataValidity } from '@pcf/contract/vocabulary/data-quality';
import { yearsOfValidity } from './presets.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The last day on which data may hold: three years after the end of their period. */
export function latestValidity({
  referencePeriodEnd,
  referenceYear,
}: NonNullable<EmissionData['emissionValues']>): string | null {
  const end = referencePeriodEnd ?? (referenceYear == null ? null : `${referenceYear}-12`);
  if (end === null) return null;
  const [year = 0, month = 0] = end.split('-').map(Number);
  return isoDay(new Date(Date.UTC(year + yearsOfValidity, month, 0)));
}

/** The last day on which data hold: as the supplier says, or as long as they may. */
export function validUntil({ emissionValues, exchange }: EmissionData): string | null {
  if (emissionValues?.granularity === 'UNAVAILABLE') return null;
  return exchange?.validUntil ?? latestValidity(emissionValues ?? {});
}

/** The last day is a day on which they hold. */
export function validityOf(lastDay: string | null, today: string): DataValidity | null {
  if (lastDay === null) return null;
  if (lastDay < today) return 'EXPIRED';
  // It is asked for with every line of a list.
  if (noticed.today !== today) noticed = { today, before: expiringBefore(today) };
  return lastDay < noticed.before ? 'EXPIRING' : 'VALID';
}

let noticed = { today: '', before: '' };

/** Data that end before this day will not hold much longer: so from the day on which both sides are reminded. */
export const expiringBefore = (today: string): string =>
  isoDay(new Date(Date.parse(today) + (expiryNoticeDays + 1) * dayMilliseconds));

/** When both sides are reminded; never of what has lapsed already. */
export function expiryReminderAt(lastDay: string | null, now: Date): Date | null {
  if (lastDay === null || lastDay < isoDay(now)) return null;
  const due = new Date(Date.parse(lastDay) - expiryNoticeDays * dayMilliseconds);
  return due > now ? due : now;
}

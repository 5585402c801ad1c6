import { yearsOfValidity } from '@pcf/domain/emission-data/presets';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** A moment as PACT writes it: to the second, in universal time. */
export const momentText = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);
const isoMonth = (moment: Date): string => moment.toISOString().slice(0, 7);

/** Ends are the moment after the last one that counts. */
const lastMomentBefore = (end: Date): Date => new Date(end.getTime() - second);

const monthStart = (month: string, monthsLater: number): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + monthsLater, 1));
};

export const startOfMonth = (month: string): Date => monthStart(month, 0);
export const endOfMonth = (month: string): Date => monthStart(month, 1);
export const monthOfStart = (start: Date): string => isoMonth(start);
export const monthOfEnd = (end: Date): string => isoMonth(lastMomentBefore(end));

export const startOfDay = (isoDate: string): Date => new Date(Date.parse(isoDate));
export const endOfDay = (isoDate: string): Date => new Date(Date.parse(isoDate) + day);
export const dayOfStart = (start: Date): string => isoDay(start);
export const dayOfEnd = (end: Date): string => isoDay(lastMomentBefore(end));

/** The latest end of a validity. */
export function latestEnd(referencePeriodEnd: Date): Date {
  const latest = new Date(referencePeriodEnd);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsOfValidity);
  return latest;
}

export interface Span {
  readonly start: Date;
  readonly end: Date;
}

interface Dated {
  readonly validityPeriodStart?: string | null | undefined;
  readonly validityPeriodEnd?: string | null | undefined;
  readonly pcf: { readonly referencePeriodEnd: string };
}

/** How long a footprint holds: as it says, else from the end of its reference period for as long as it may. */
export function validityOf({ validityPeriodStart, validityPeriodEnd, pcf }: Dated): Span {
  const referenceEnd = new Date(pcf.referencePeriodEnd);
  return {
    start: validityPeriodStart ? new Date(validityPeriodStart) : referenceEnd,
    end: validityPeriodEnd ? new Date(validityPeriodEnd) : latestEnd(referenceEnd),
  };
}

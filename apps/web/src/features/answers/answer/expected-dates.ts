import { type CalendarDay, dayOf } from '../../../lib/format/date-format.ts';

export const expectedDatePresets = ['twoWeeks', 'month', 'quarter'] as const;

type ExpectedDatePreset = (typeof expectedDatePresets)[number];

/** A month from the 31st is the last day of a shorter one; a quarter that ends within a week is no delay, so the next one counts. */
export function presetDate(preset: ExpectedDatePreset, now: Date): CalendarDay {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  switch (preset) {
    case 'twoWeeks':
      return dayOf(new Date(year, month, date + 14));
    case 'month': {
      const lastOfNext = new Date(year, month + 2, 0).getDate();
      return dayOf(new Date(year, month + 1, Math.min(date, lastOfNext)));
    }
    case 'quarter': {
      const soon = new Date(year, month, date + 7);
      return dayOf(new Date(soon.getFullYear(), (Math.floor(soon.getMonth() / 3) + 1) * 3, 0));
    }
  }
}

/** The last day that can be named. */
export const latestExpectedDate = (now: Date): CalendarDay =>
  dayOf(new Date(now.getFullYear() + 1, now.getMonth(), now.getDate()));

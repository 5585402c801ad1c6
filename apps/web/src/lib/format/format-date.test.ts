import { afterAll, describe, expect, it } from 'vitest';
import { dateForSending } from '../filters/codecs.ts';
import { dayOf, formatDate, formatDateTime, readMoment, startOfDay } from './date-format.ts';
import { formatMonth, parseMonth } from './month.ts';

const zone = process.env.TZ;
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland', 'America/Sao_Paulo'])(
  'in %s',
  (name) => {
    function inZone<T>(task: () => T): T {
      process.env.TZ = name;
      return task();
    }

    it('shows the day that is meant', () => {
      inZone(() => {
        const moment = new Date(2026, 2, 1, 14, 5, 6);
        expect(formatDate(moment)).toBe('01/03/2026');
        expect(formatDate(moment, 'de')).toBe('01.03.2026');
        expect(formatDate(moment, 'fr')).toBe('01/03/2026');
        expect(formatDate('2026-03-01')).toBe('01/03/2026');
        expect(formatDate(moment.toISOString())).toBe('01/03/2026');
      });
    });

    it('shows the time as the language does', () => {
      inZone(() => {
        const moment = new Date(2026, 2, 1, 14, 5, 6);
        expect(formatDateTime(moment)).toBe(moment.toLocaleString('en-GB'));
        expect(formatDateTime(moment)).toBe('01/03/2026, 14:05:06');
        expect(formatDateTime(moment, 'de')).toBe('01.03.2026, 14:05:06');
        expect(formatDateTime(moment, 'fr')).toBe('01/03/2026 14:05:06');
      });
    });

    it('reads days and moments', () => {
      inZone(() => {
        expect(dayOf(readMoment('2026-12-31') ?? new Date(0))).toBe('2026-12-31');
        const moment = new Date(2018, 10, 4, 23, 59, 59);
        expect(dayOf(readMoment(moment.toISOString()) ?? new Date(0))).toBe('2018-11-04');
        expect(startOfDay('2018-11-04')?.getDate()).toBe(4);
      });
    });
  },
);

it.each(['2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', 'yesterday', '', '2026-02-03T25:00:00Z'])(
  'does not take %j for a day',
  (text) => {
    expect(readMoment(text)).toBeNull();
    expect(formatDate(text)).toBe('–');
  },
);

it('shows a dash for an invalid date', () => {
  expect(formatDate(new Date(Number.NaN))).toBe('–');
  expect(formatDateTime(new Date(Number.NaN))).toBe('–');
  expect(formatMonth(new Date(Number.NaN))).toBe('–');
});

it('sends twelve hours later, without milliseconds', () => {
  expect(dateForSending(new Date('2026-03-01T00:00:00.000Z'))).toBe('2026-03-01T12:00:00Z');
  expect(dateForSending(new Date('2026-12-31T23:30:15.987Z'))).toBe('2027-01-01T11:30:15Z');
});

describe('months', () => {
  it('are shown and read as MM/yyyy', () => {
    expect(formatMonth(new Date(2026, 2, 31))).toBe('03/2026');
    expect(formatMonth(new Date(2026, 11, 1))).toBe('12/2026');
    expect(parseMonth('03/2026')).toEqual(new Date(2026, 2, 1));
    expect(parseMonth(' 3/2026 ')).toEqual(new Date(2026, 2, 1));
  });

  it('survive the way there and back', () => {
    for (let month = 0; month < 12; month++) {
      const first = new Date(1990, month, 1);
      expect(parseMonth(formatMonth(first))).toEqual(first);
    }
  });

  it.each(['', '13/2026', '00/2026', '03/26', '2026-03', '03.2026', '03/20266', 'March'])('are not %j', (text) => {
    expect(parseMonth(text)).toBeNull();
  });
});

import { requestAges } from '@pcf/contract/vocabulary/requests';
import { describe, expect, it } from 'vitest';
import { requestedDaysOf } from './request-age.ts';

const ofAges = (today: string) =>
  Object.fromEntries(
    requestAges.map((age) => {
      const { requestedFrom = '', requestedTo = '' } = requestedDaysOf(age, today);
      return [age, `${requestedFrom}..${requestedTo}`];
    }),
  );

describe('the days on which something of an age was asked for', () => {
  it('count whole days, today as none', () => {
    expect(ofAges('2026-05-31')).toEqual({
      UNDER_30: '2026-05-02..',
      FROM_30_TO_60: '2026-04-02..2026-05-01',
      FROM_60_TO_90: '2026-03-03..2026-04-01',
      OVER_90: '..2026-03-02',
    });
  });

  it('go on through a leap day and the turn of the year', () => {
    expect(ofAges('2028-03-01')).toEqual({
      UNDER_30: '2028-02-01..',
      FROM_30_TO_60: '2028-01-02..2028-01-31',
      FROM_60_TO_90: '2027-12-03..2028-01-01',
      OVER_90: '..2027-12-02',
    });
  });
});

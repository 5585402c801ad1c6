import { productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { describe, expect, it } from 'vitest';
import { type DueLine, reminderStep } from './reminder-step.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 2, day, hour));
const line: DueLine = {
  status: 'REQUESTED',
  archived: false,
  askedAt: at(1),
  dueDate: null,
  expectedDate: null,
  submittedAt: null,
  mailedAt: at(1),
  remindersSent: 0,
  wanted: true,
};

describe('a line that waits for its supplier', () => {
  it('is reminded of and comes again at the next moment of the schedule', () => {
    expect(reminderStep(line, at(15))).toEqual({ remind: 'REMINDED', next: at(29), remindersSent: 1 });
    expect(reminderStep({ ...line, status: 'REJECTED', remindersSent: 1 }, at(29))).toEqual({
      remind: 'REMINDED',
      next: null,
      remindersSent: 2,
    });
  });

  it('is reminded of once, where several moments were missed', () => {
    expect(reminderStep({ ...line, dueDate: '2026-03-31' }, at(25))).toEqual({
      remind: 'REMINDED',
      next: at(31, 12),
      remindersSent: 2,
    });
  });

  it('waits until a day after the last mail', () => {
    expect(reminderStep({ ...line, mailedAt: at(14, 18) }, at(15))).toEqual({
      remind: null,
      next: at(15, 18),
      remindersSent: 0,
    });
    expect(reminderStep({ ...line, mailedAt: at(14) }, at(15)).remind).toBe('REMINDED');
  });

  it('passes its moment in silence where no reminder is wanted', () => {
    expect(reminderStep({ ...line, wanted: false }, at(15))).toEqual({ remind: null, next: at(29), remindersSent: 1 });
    expect(reminderStep({ ...line, wanted: false }, at(30))).toEqual({ remind: null, next: null, remindersSent: 2 });
  });
});

describe('a line that waits for a review', () => {
  const submitted: DueLine = { ...line, status: 'PENDING_REVIEW', submittedAt: at(1), mailedAt: at(15) };

  it('is reminded of after two weeks, then weekly', () => {
    expect(reminderStep(submitted, at(15))).toEqual({ remind: 'REVIEW_OVERDUE', next: at(22), remindersSent: 1 });
  });

  it('is left alone before that', () => {
    expect(reminderStep(submitted, at(14))).toEqual({ remind: null, next: at(15), remindersSent: 0 });
  });
});

describe('nobody is reminded of', () => {
  it.each(productRequestStatuses.filter((status) => !['REQUESTED', 'REJECTED', 'PENDING_REVIEW'].includes(status)))(
    'a line that is %s',
    (status) => {
      expect(reminderStep({ ...line, status, submittedAt: at(1) }, at(28))).toMatchObject({ remind: null, next: null });
    },
  );

  it('a line of an archived product', () => {
    expect(reminderStep({ ...line, archived: true }, at(15))).toMatchObject({ remind: null, next: null });
  });
});

import { describe, expect, it } from 'vitest';
import { firstDay, isoMonth, monthOfDay, monthProblem, normaliseMonth, shownMonth } from './month-bounds.ts';

describe('what is wrong with a month', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['03/2026', null],
    ['3/2026', null],
    ['13/2026', 'invalid'],
    ['2026-03', 'invalid'],
    ['01/2025', 'tooEarly'],
    ['02/2025', null],
    ['10/2026', null],
    ['11/2026', 'tooLate'],
  ])('%j', (text, problem) => {
    expect(monthProblem(text, '02/2025', '10/2026')).toBe(problem);
  });

  it('without bounds any month will do', () => {
    expect(monthProblem('01/1900')).toBeNull();
  });
});

it('a month is written with two digits, anything else is left alone', () => {
  expect(normaliseMonth('3/2026')).toBe('03/2026');
  expect(normaliseMonth('March')).toBe('March');
});

it('the picker and the field mean the same month', () => {
  expect(firstDay('3/2026')).toBe('2026-03-01');
  expect(monthOfDay('2026-03-01')).toBe('03/2026');
  expect(firstDay('13/2026')).toBeUndefined();
  expect(firstDay(undefined)).toBeUndefined();
});

describe('a month as data have it', () => {
  it('is shown with the month first, and written back', () => {
    expect(shownMonth('2026-03')).toBe('03/2026');
    expect(isoMonth('03/2026')).toBe('2026-03');
  });

  it('stays as it was typed until it is one', () => {
    expect(['', '3/2026', '03/20', '13/2026'].map(isoMonth)).toEqual(['', '3/2026', '03/20', '13/2026']);
    expect(shownMonth('03/20')).toBe('03/20');
  });
});

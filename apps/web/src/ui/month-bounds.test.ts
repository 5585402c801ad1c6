import { describe, expect, it } from 'vitest';
import { isoMonth, monthNumber, monthProblem, monthText, normaliseMonth, shownMonth, yearOf } from './month-bounds.ts';

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

describe('a month as a number', () => {
  it('follows the one before it, over the end of a year', () => {
    expect(monthNumber('1/2027')).toBe(Number(monthNumber('12/2026')) + 1);
    expect(yearOf(Number(monthNumber('12/2026')))).toBe(2026);
    expect(yearOf(Number(monthNumber('01/2027')))).toBe(2027);
  });

  it.each(['01/2026', '03/2026', '12/1999', '01/0001'])('%s is written as it was read', (text) => {
    expect(monthText(Number(monthNumber(text)))).toBe(text);
  });

  it('is none where the text is none', () => {
    expect(monthNumber('13/2026')).toBeUndefined();
    expect(monthNumber(undefined)).toBeUndefined();
  });
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

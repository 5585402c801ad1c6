import { expect, it } from 'vitest';
import { shownNumber } from './local-number-input.tsx';

const untouched = { text: '', language: 'en' } as const;

it('shows what is being typed as it is typed', () => {
  expect(shownNumber(1.5, { text: '1.50', language: 'en' }, 'en')).toBe('1.50');
  expect(shownNumber(null, { text: ' ', language: 'en' }, 'en')).toBe(' ');
  expect(shownNumber(Number.NaN, { text: '1.5.', language: 'en' }, 'en')).toBe('1.5.');
});

it('shows a value that came from elsewhere', () => {
  expect(shownNumber(1234.5, untouched, 'en')).toBe('1,234.5');
  expect(shownNumber(2, { text: '3', language: 'en' }, 'en')).toBe('2');
  expect(shownNumber(null, { text: '3', language: 'en' }, 'en')).toBe('');
  expect(shownNumber(Number.NaN, { text: '3', language: 'en' }, 'en')).toBe('');
});

it('follows the language', () => {
  expect(shownNumber(1234.5, { text: '1234.5', language: 'en' }, 'de')).toBe('1.234,5');
});

it('never loses what was typed, though it is no number', () => {
  expect(shownNumber(Number.NaN, { text: 'a lot', language: 'en' }, 'fr')).toBe('a lot');
});

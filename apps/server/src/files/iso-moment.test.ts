import { expect, it } from 'vitest';
import { isoMoment } from './csv-text.ts';

it.each([
  ['2026-11-16 04:07:15.565282', '2026-11-16T04:07:15.565Z'],
  ['2026-11-16 04:07:15.999999', '2026-11-16T04:07:15.999Z'],
  ['2026-11-16 04:07:15.5', '2026-11-16T04:07:15.500Z'],
  ['2026-11-16 04:07:15', '2026-11-16T04:07:15.000Z'],
])('%s is written as %s', (text, written) => {
  expect(isoMoment(text)).toBe(written);
});

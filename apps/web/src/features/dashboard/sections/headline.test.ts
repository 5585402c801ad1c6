import { expect, it } from 'vitest';
import { pointsText } from './headline.tsx';

it.each([
  [44.2, '▲\u00a0+44'],
  [-3.6, '▼\u00a0−4'],
  [0.3, '±0'],
  [-0.2, '±0'],
])('%d points read %s', (points, text) => {
  expect(pointsText(points, 'en')).toBe(text);
});

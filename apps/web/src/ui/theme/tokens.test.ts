import { describe, expect, it } from 'vitest';
import { contrast } from './testing/contrast.ts';
import { colorTokens, emissionTypeTokens, statusTokens } from './tokens.ts';

const textRatio = 4.5;
const controlRatio = 3;

it('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrast('#0B6B63', '#0B6B63')).toBe(1);
});

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const colors = colorTokens[scheme];
  const grounds = ['paper', 'surface', 'raised', 'hover'] as const;

  describe.each(grounds)('on %s', (ground) => {
    it.each(['ink', 'muted', 'faint', 'brandInk', 'danger'] as const)('%s can be read', (text) => {
      expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(textRatio);
    });

    it.each(['control', 'brand', 'danger'] as const)('a control drawn in %s can be seen', (control) => {
      expect(contrast(colors[control], colors[ground])).toBeGreaterThanOrEqual(controlRatio);
    });

    it.each(Object.entries(emissionTypeTokens[scheme]))('the bar of %s can be seen', (_type, color) => {
      expect(contrast(color, colors[ground])).toBeGreaterThanOrEqual(controlRatio);
    });
  });

  it.each([
    ['onBrand', 'brand'],
    ['onBrand', 'brandHover'],
    ['onDanger', 'danger'],
    ['onDanger', 'dangerHover'],
    ['onInverse', 'inverse'],
    ['brandInk', 'brandWash'],
    ['brandInk', 'brandTint'],
    ['ink', 'brandWash'],
    ['ink', 'brandTint'],
    ['muted', 'brandTint'],
    ['ink', 'sunken'],
    ['muted', 'sunken'],
  ] as const)('%s can be read on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(textRatio);
  });

  it.each(Object.entries(statusTokens[scheme]))(
    '%s can be read on its wash, and its messages too',
    (_status, status) => {
      expect(contrast(status.foreground, status.background)).toBeGreaterThanOrEqual(textRatio);
      expect(contrast(colors.ink, status.background)).toBeGreaterThanOrEqual(textRatio);
      expect(contrast(status.foreground, colors.surface)).toBeGreaterThanOrEqual(textRatio);
    },
  );
});

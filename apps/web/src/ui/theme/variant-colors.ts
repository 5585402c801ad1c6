import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

const filled = {
  brand: { background: 'var(--brand)', hover: 'var(--brand-hover)', color: 'var(--on-brand)' },
  red: { background: 'var(--danger)', hover: 'var(--danger-hover)', color: 'var(--on-danger)' },
};

/** Filled controls take the text colour that was checked against their fill; in dark mode that is not white. */
export const variantColors: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.variant === 'default') {
    return {
      background: 'var(--surface)',
      hover: 'var(--hover)',
      color: 'var(--ink)',
      border: '1px solid var(--control)',
    };
  }
  if (input.variant === 'filled' && input.color === 'red') return { ...resolved, ...filled.red };
  if (input.variant === 'filled' && (input.color === undefined || input.color === 'brand')) {
    return { ...resolved, ...filled.brand };
  }
  return resolved;
};

import type { FootprintPart } from '@pcf/contract/vocabulary/footprint';

/** The three parts of a calculation look the same wherever they are drawn. The calculator loads this without the view of the data. */
export const partShades = {
  material: 'strong',
  production: 'medium',
  distribution: 'soft',
} as const satisfies Record<FootprintPart, string>;

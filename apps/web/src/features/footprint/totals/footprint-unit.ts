import { type MassUnit, sharedUnit } from '../../../lib/format/rounding.ts';
import type { Footprint } from '../footprint-calls.ts';

/** The one unit of all that is shown of a year: of its totals, its charts and its table. */
export const footprintUnit = ({ specificKg, estimatedKg }: Pick<Footprint, 'specificKg' | 'estimatedKg'>): MassUnit =>
  sharedUnit([specificKg, estimatedKg]);

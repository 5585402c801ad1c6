import type { LinkTarget } from '../../lib/navigation/link-target.ts';
import type { StatusHue } from '../theme/tokens.ts';

export interface ChartRow {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The value as it is written. */
  readonly text: string;
  /** Strong unless told otherwise. */
  readonly shade?: 'strong' | 'medium' | 'soft';
  /** The hue of a status, where the row is one. */
  readonly status?: StatusHue;
  /** What is not as sure as its neighbours, an estimate for instance; its label says so too. */
  readonly hatched?: boolean;
  /** The list behind the value. */
  readonly to?: LinkTarget | undefined;
}

/** Of the longest bar, from 0 to 1; `most` is what a bar of the whole width stands for. */
export function barShares(values: readonly number[], most: number = Math.max(0, ...values)): number[] {
  return values.map((value) => (most > 0 && value > 0 ? Math.min(value / most, 1) : 0));
}

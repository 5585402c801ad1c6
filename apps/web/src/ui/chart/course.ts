import type { Language } from '@pcf/contract/vocabulary/language';
import { formatNumber } from '../../lib/format/format-number.ts';
import { formatShare } from '../../lib/format/format-share.ts';
import { noValue } from '../../lib/format/no-value.ts';

export interface CourseSeries {
  readonly key: string;
  readonly label: string;
  readonly shade: 'strong' | 'medium' | 'soft';
}

export interface CoursePoint {
  readonly key: string;
  readonly label: string;
  /** Below the plot, where there is little room. */
  readonly shortLabel: string;
  /** By series; null where there is none. */
  readonly values: readonly (number | null)[];
}

export function courseText(value: number | null | undefined, unit: string, language: Language): string {
  if (value === null || value === undefined) return noValue;
  return unit === '%' ? formatShare(value / 100, language) : `${formatNumber(value, language)}\u00a0${unit}`;
}

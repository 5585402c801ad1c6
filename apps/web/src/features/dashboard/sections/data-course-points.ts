import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Language } from '@pcf/contract/vocabulary/language';
import { dateLocales } from '../../../lib/format/locales.ts';
import type { CoursePoint } from '../../../ui/chart/course.ts';

export type MonthFigures = OperationOutput<'getDataHistory'>['customer'][number];

/** From the first month on in which anything was in force. */
export function dataCoursePoints(months: readonly MonthFigures[], language: Language): CoursePoint[] {
  const first = months.findIndex(({ lines }) => lines > 0);
  const named = (month: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocales[language], { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return (first < 0 ? [] : months.slice(first)).map(({ month, primaryDataShare, verifiedShare }) => ({
    key: month,
    label: named(month, { month: 'long', year: 'numeric' }),
    shortLabel: named(month, { month: 'short' }),
    values: [primaryDataShare, verifiedShare],
  }));
}

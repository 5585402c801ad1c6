import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Language } from '@pcf/contract/vocabulary/language';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { dateLocales } from '../../../lib/format/number-format.ts';
import { CourseChart, type CoursePoint } from '../../../ui/chart/course-chart.tsx';
import { FigureCard, LoadedFigures } from '../../../ui/figure-card.tsx';
import kit from '../../../ui/kit.module.css';
import type { HomeSide } from '../home-side.ts';
import { getDataHistory } from './get-data-history.ts';
import classes from './sections.module.css';

/** How much of what is in force rests on measurements, and how much was verified, month by month. */
export function DataCourse({ side }: { side: HomeSide }) {
  const { t, i18n } = useTranslation('home');
  const language = pageLanguage(i18n);
  const query = useQuery(getDataHistory);
  const series = [
    { key: 'primary', label: t('course.primary'), shade: 'strong' },
    { key: 'verified', label: t('course.verified'), shade: 'medium' },
  ] as const;
  return (
    <FigureCard title={t('course.title')} subtitle={t(`course.meaning.${side}`)}>
      <LoadedFigures query={query} rows={8}>
        {({ [side]: months }) => {
          const points = dataCoursePoints(months, language);
          if (points.length === 0) return <p className={`${kit.note} ${classes.none}`}>{t(`course.none.${side}`)}</p>;
          return (
            <CourseChart
              label={t('course.title')}
              pointName={t('course.month')}
              unit="%"
              series={series}
              points={points}
            />
          );
        }}
      </LoadedFigures>
    </FigureCard>
  );
}

type MonthFigures = OperationOutput<'getDataHistory'>['customer'][number];

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

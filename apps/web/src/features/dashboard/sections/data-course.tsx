import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { courseText } from '../../../ui/chart/course.ts';
import { CourseChart } from '../../../ui/chart/course-chart.tsx';
import { FigureCard } from '../../../ui/figure-card/figure-card.tsx';
import { LoadedFigures } from '../../../ui/figure-card/loaded-figures.tsx';
import { getDataHistory } from '../api/get-data-history.ts';
import type { HomeSide } from '../home-side.ts';
import { linesWithPrimaryData, verifiedLines } from '../list-links.ts';
import { dataCoursePoints } from './data-course-points.ts';
import classes from './sections.module.css';

/** How much of what is in force rests on measurements, and how much was verified, month by month. */
export function DataCourse({ side }: { side: HomeSide }) {
  const { t, i18n } = useTranslation('home');
  const language = pageLanguage(i18n);
  const query = useQuery(getDataHistory);
  const series = [
    { key: 'primary', label: t('course.primary'), shade: 'strong', to: linesWithPrimaryData(side) },
    { key: 'verified', label: t('course.verified'), shade: 'medium', to: verifiedLines(side) },
  ] as const;
  return (
    <FigureCard title={t('course.title')} subtitle={t(`course.meaning.${side}`)}>
      <LoadedFigures query={query} rows={8}>
        {({ [side]: months }) => {
          const points = dataCoursePoints(months, language);
          const newest = points.at(-1);
          if (!newest) return <p className={classes.none}>{t(`course.none.${side}`)}</p>;
          return (
            <>
              <dl className={classes.figures}>
                {series.map(({ key, label, to }, index) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>
                      <Link {...to} className={classes.link}>
                        {courseText(newest.values[index], '%', language)}
                      </Link>
                    </dd>
                  </div>
                ))}
              </dl>
              <CourseChart
                label={t('course.title')}
                pointName={t('course.month')}
                unit="%"
                series={series}
                points={points}
              />
            </>
          );
        }}
      </LoadedFigures>
    </FigureCard>
  );
}

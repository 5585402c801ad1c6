import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { ChartWithTable } from './chart-with-table.tsx';
import { type CoursePoint, type CourseSeries, courseText } from './course.ts';
import classes from './course-chart.module.css';
import { CourseMark } from './course-mark.tsx';
import { CoursePlot } from './course-plot.tsx';

interface CourseChartProps {
  /** What is shown, as the table is called too. */
  label: string;
  /** Up to three, told apart by dashes and marks as well as by shade. */
  series: readonly CourseSeries[];
  /** The oldest first; at least one. */
  points: readonly CoursePoint[];
  unit: string;
  /** What the points are, as the head of their column. */
  pointName?: string;
}

/** How something went over time: lines with their newest values written, every point by keyboard, and the same as a table. */
export function CourseChart({ label, series, points, unit, pointName }: CourseChartProps) {
  const { t, i18n } = useTranslation('chart');
  const language = pageLanguage(i18n);
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? points.length - 1, points.length - 1);
  const text = (value: number | null | undefined) => courseText(value, unit, language);
  const reading = (point: CoursePoint | undefined) =>
    [point?.label, ...series.map(({ label: name }, at) => `${name}\u00a0${text(point?.values[at])}`)].join(' · ');
  return (
    <ChartWithTable
      label={label}
      columns={[pointName ?? t('name'), ...series.map(({ label: name }) => name)]}
      rows={points.map((point) => ({ key: point.key, label: point.label, cells: point.values.map(text) }))}
    >
      <div className={classes.course}>
        <ul className={classes.legend}>
          {series.map(({ key, label: name, shade }, at) => (
            <li key={key} data-shade={shade} data-series={at}>
              <svg className={classes.sample} viewBox="0 0 28 10" aria-hidden>
                <path d="M0 5h28" />
              </svg>
              <CourseMark index={at} className={classes.sampleMark} />
              {name}
            </li>
          ))}
        </ul>
        <CoursePlot
          label={t('course', { label })}
          series={series}
          points={points}
          unit={unit}
          chosen={index}
          reading={reading(points[index])}
          onChoose={setChosen}
        />
        <p className={classes.reading}>{reading(points[index])}</p>
      </div>
    </ChartWithTable>
  );
}

import type { Language } from '@pcf/contract/vocabulary/language';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber, noValue } from '../../lib/format/number-format.ts';
import { formatShare } from '../../lib/format/shares.ts';
import { ChartWithTable } from './chart-with-table.tsx';
import classes from './course-chart.module.css';
import { courseOf, nearestPoint, pointAfterKey, roundMost, spread, xOf } from './course-geometry.ts';

/** A circle, a square, a triangle: a series is known by its shape as well as by its shade. */
const shapes = ['M1 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', 'M1.5 1.5h7v7h-7z', 'M5 .8 9.4 8.6H.6z'] as const;

/** Of the height of the plot: how far apart values at the ends have to be to be read. */
const labelGap = 15;

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
      note={
        <ul className={classes.legend}>
          {/* The newest values stand at the ends of their lines: only those of another point are told here. */}
          {chosen === null ? null : <li className={classes.reading}>{points[index]?.label}</li>}
          {series.map(({ key, label: name, shade }, at) => (
            <li key={key} data-shade={shade} data-series={at}>
              <svg className={classes.sample} viewBox="0 0 28 10" aria-hidden>
                <path d="M0 5h28" />
              </svg>
              <CourseMark index={at} className={classes.sampleMark} />
              {name}
              {chosen === null ? null : ` ${text(points[index]?.values[at])}`}
            </li>
          ))}
        </ul>
      }
      columns={[pointName ?? t('name'), ...series.map(({ label: name }) => name)]}
      rows={points.map((point) => ({ key: point.key, label: point.label, cells: point.values.map(text) }))}
    >
      <div className={classes.course}>
        <CoursePlot
          label={t('course', { label })}
          series={series}
          points={points}
          unit={unit}
          chosen={index}
          reading={reading(points[index])}
          onChoose={setChosen}
        />
      </div>
    </ChartWithTable>
  );
}

interface CoursePlotProps {
  label: string;
  series: readonly CourseSeries[];
  points: readonly CoursePoint[];
  unit: string;
  chosen: number;
  /** What the chosen point says. */
  reading: string;
  onChoose: (index: number) => void;
}

/** Drawn in percent, so that it fits any width, that of a sheet of paper too. A slider by its role: arrow keys are its own. */
function CoursePlot({ label, series, points, unit, chosen, reading, onChoose }: CoursePlotProps) {
  const { i18n } = useTranslation('chart');
  const text = (value: number | null | undefined) => courseText(value, unit, pageLanguage(i18n));
  const most = unit === '%' ? 100 : roundMost(points.flatMap(({ values }) => values));
  const courses = series.map((_, at) =>
    courseOf(
      points.map(({ values }) => values[at] ?? null),
      most,
    ),
  );
  const ended = courses.flatMap(({ marks }, at) => {
    const last = marks.at(-1);
    return last ? [{ at, last }] : [];
  });
  const ends = spread(
    ended.map(({ last }) => last.y),
    labelGap,
  );
  const move = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, chosen, points.length);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) onChoose(nearestPoint((clientX - left) / width, points.length));
  };
  return (
    <div className={classes.frame}>
      <div className={classes.scale} aria-hidden>
        <span>{text(most)}</span>
        <span>{text(most / 2)}</span>
        <span>{text(0)}</span>
      </div>
      <div
        className={classes.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={reading}
        onKeyDown={move}
        onPointerMove={point}
        onPointerDown={point}
      >
        <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path className={classes.grid} d="M0 0H100M0 50H100M0 100H100" />
          <path className={classes.cursor} d={`M${xOf(chosen, points.length)} 0V100`} />
          {courses.flatMap(({ lines }, at) =>
            lines.map((line) => (
              <polyline
                key={`${series[at]?.key} ${line}`}
                data-shade={series[at]?.shade}
                data-series={at}
                points={line}
              />
            )),
          )}
        </svg>
        {courses.flatMap(({ marks }, at) =>
          marks.map(({ index, x, y }) => (
            <span
              key={`${series[at]?.key} ${index}`}
              className={classes.point}
              data-shade={series[at]?.shade}
              data-chosen={index === chosen || undefined}
              style={{ left: `${x}%`, top: `${y}%` }}
              aria-hidden
            >
              <CourseMark index={at} />
            </span>
          )),
        )}
      </div>
      <div className={classes.ends} aria-hidden>
        {ended.map(({ at, last }, place) => (
          <span key={series[at]?.key} data-shade={series[at]?.shade} style={{ top: `${ends[place]}%` }}>
            <CourseMark index={at} />
            {text(points[last.index]?.values[at])}
          </span>
        ))}
      </div>
      <div className={classes.months} aria-hidden>
        {points.map((one, index) => (
          <span key={one.key} style={{ left: `${xOf(index, points.length)}%` }}>
            {one.shortLabel}
          </span>
        ))}
      </div>
    </div>
  );
}

interface CourseMarkProps {
  /** Which of the series. */
  index: number;
  className?: string | undefined;
  style?: CSSProperties;
}

function CourseMark({ index, className = '', style }: CourseMarkProps) {
  return (
    <svg className={`${classes.mark} ${className}`} style={style} viewBox="0 0 10 10" aria-hidden>
      <path d={shapes[index % shapes.length]} />
    </svg>
  );
}

interface CourseSeries {
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

function courseText(value: number | null | undefined, unit: string, language: Language): string {
  if (value === null || value === undefined) return noValue;
  return unit === '%' ? formatShare(value / 100, language) : `${formatNumber(value, language)}\u00a0${unit}`;
}

import type { CSSProperties } from 'react';
import classes from './course-chart.module.css';

/** A circle, a square, a triangle: a series is known by its shape as well as by its shade. */
const shapes = ['M1 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', 'M1.5 1.5h7v7h-7z', 'M5 .8 9.4 8.6H.6z'] as const;

interface CourseMarkProps {
  /** Which of the series. */
  index: number;
  className?: string | undefined;
  style?: CSSProperties;
}

export function CourseMark({ index, className = '', style }: CourseMarkProps) {
  return (
    <svg className={`${classes.mark} ${className}`} style={style} viewBox="0 0 10 10" aria-hidden>
      <path d={shapes[index % shapes.length]} />
    </svg>
  );
}

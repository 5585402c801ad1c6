import { AccordionChevron, UnstyledButton } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { formatMonth } from '../lib/format/month.ts';
import { monthNumber, monthText, yearOf } from './month-bounds.ts';
import styles from './month-grid.module.css';

/** Years have four digits. */
const lastMonth = 9999 * 12 + 11;

interface MonthGridProps {
  /** MM/yyyy, as the bounds, which may be chosen themselves. */
  value: string;
  minimum: string | undefined;
  maximum: string | undefined;
  onPick: (month: string) => void;
}

/** The months of a year, and the years of a decade to choose one from. */
export function MonthGrid({ value, minimum, maximum, onPick }: MonthGridProps) {
  const { t, i18n } = useTranslation('lists');
  const chosen = monthNumber(value);
  const earliest = monthNumber(minimum) ?? 0;
  const latest = monthNumber(maximum) ?? lastMonth;
  const now = Math.max(monthNumber(formatMonth(new Date())) ?? 0, earliest);
  // The keyboard starts where the choice is.
  const start = chosen ?? monthNumber(maximum) ?? now;
  const [year, setYear] = useState(yearOf(start));
  const [showsYears, setShowsYears] = useState(false);
  const grid = useRef<HTMLDivElement>(null);

  // A cell or arrow that disappears or cannot be pressed any more takes the focus with it.
  useDidUpdate(() => {
    const focused = document.activeElement;
    const isLost = !grid.current?.parentElement?.contains(focused) || focused?.matches(':disabled');
    if (isLost) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [year, showsYears]);

  const decade = year - (year % 10);
  const turn = (years: number) => setYear(Math.min(Math.max(year + years, yearOf(earliest)), yearOf(latest)));
  const cells = showsYears
    ? Array.from({ length: 10 }, (_, index) => decade + index).map((number) => ({
        number,
        label: String(number),
        isOutside: number < yearOf(earliest) || number > yearOf(latest),
        pick: () => {
          setYear(number);
          setShowsYears(false);
        },
      }))
    : monthLabels(pageLanguage(i18n)).map((label, index) => {
        const number = year * 12 + index;
        return {
          number,
          label,
          isOutside: number < earliest || number > latest,
          pick: () => onPick(monthText(number)),
        };
      });
  const inside = cells.filter(({ isOutside }) => !isOutside);
  const preferred = showsYears ? [year] : [chosen, now];
  const reached = preferred.find((number) => inside.some((cell) => cell.number === number)) ?? inside[0]?.number;

  return (
    <div className={styles.calendar}>
      <div className={styles.header}>
        <UnstyledButton
          className={styles.control}
          aria-label={showsYears ? t('month.previousDecade') : t('month.previousYear')}
          disabled={(showsYears ? decade : year) <= yearOf(earliest)}
          onClick={() => turn(showsYears ? -10 : -1)}
        >
          <AccordionChevron className={styles.previous} size="45%" />
        </UnstyledButton>
        {showsYears ? (
          <div className={styles.level}>{`${decade} – ${decade + 9}`}</div>
        ) : (
          <UnstyledButton className={styles.level} onClick={() => setShowsYears(true)}>
            {year}
          </UnstyledButton>
        )}
        <UnstyledButton
          className={styles.control}
          aria-label={showsYears ? t('month.nextDecade') : t('month.nextYear')}
          disabled={(showsYears ? decade + 9 : year) >= yearOf(latest)}
          onClick={() => turn(showsYears ? 10 : 1)}
        >
          <AccordionChevron className={styles.next} size="45%" />
        </UnstyledButton>
      </div>
      <div ref={grid} className={styles.grid}>
        {cells.map(({ number, label, isOutside, pick }) => (
          <UnstyledButton
            // A month of another year is the same cell, and keeps the focus.
            key={label}
            className={styles.cell}
            disabled={isOutside}
            aria-pressed={!showsYears && number === chosen && !isOutside}
            tabIndex={number === reached ? 0 : -1}
            data-autofocus={(!showsYears && number === start) || undefined}
            onClick={pick}
            onKeyDown={(event) => {
              const years = turnedYears(event);
              if (years === 0) moveFocus(event);
              else turn(showsYears && Math.abs(years) === 1 ? years * 10 : years);
            }}
          >
            {label}
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}

/** Beside a day German writes short months in full: März, Juni, Sept. */
function monthLabels(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(new Date(2000, month, 1));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
}

type Pressed = KeyboardEvent<HTMLButtonElement>;

/** Page up and down, or Control and an arrow, show another year, with Shift another decade. */
function turnedYears(event: Pressed): number {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  const isArrow = (ctrlKey || metaKey) && (key === 'ArrowUp' || key === 'ArrowDown');
  if (!isArrow && key !== 'PageUp' && key !== 'PageDown') return 0;
  event.preventDefault();
  return (key.endsWith('Up') ? -1 : 1) * (shiftKey ? 10 : 1);
}

const columns = 3;
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

/** Arrows go past what cannot be chosen; Home and End to the first and the last that can. */
function moveFocus(event: Pressed): void {
  const cells = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const isEnd = event.key === 'End';
  const move = isEnd ? -1 : event.key === 'Home' ? 1 : moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  let next = isEnd ? cells.length - 1 : event.key === 'Home' ? 0 : cells.indexOf(event.currentTarget) + move;
  while (cells[next]?.disabled) next += move;
  cells[next]?.focus();
}

import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './figure-card.module.css';
import kit from './kit.module.css';

const widths = ['90%', '72%', '84%', '60%', '78%', '52%', '66%', '44%'] as const;

interface FigureCardProps {
  title: string;
  subtitle?: ReactNode;
  /** The way to what is behind it. */
  action?: ReactNode;
  children: ReactNode;
}

/** Figures that belong together, under one heading. */
export function FigureCard({ title, subtitle, action, children }: FigureCardProps) {
  const id = useId();
  return (
    <section className={`${kit.card} ${kit.column} ${classes.card}`} aria-labelledby={id}>
      <div className={`${kit.row} ${classes.head}`}>
        <h2 id={id} className={`${kit.plainSubheading} ${kit.breakable}`}>
          {title}
        </h2>
        {action ? <div className={`${kit.strong} ${classes.action}`}>{action}</div> : null}
      </div>
      {subtitle ? <div className={kit.note}>{subtitle}</div> : null}
      <div className={classes.body}>{children}</div>
    </section>
  );
}

interface RetryLineProps {
  text: string;
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/** One line for what did not load, with the way to try again. */
export function RetryLine({ text, query: { isFetching, refetch } }: RetryLineProps) {
  const { t } = useTranslation();
  return (
    <p className={`${kit.row4x12} ${kit.note} ${kit.centered}`} role="alert">
      {text}
      <Button size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    </p>
  );
}

interface LoadedFiguresProps<Figures> {
  query: Pick<UseQueryResult<Figures>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** How many rows there will be at most, so that nothing jumps when they come. */
  rows: number;
  children: (figures: Figures) => ReactNode;
}

/** Figures that load by themselves and fail by themselves. */
export function LoadedFigures<Figures>({ query, rows, children }: LoadedFiguresProps<Figures>) {
  const { t } = useTranslation('chart');
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <RetryLine text={t('failed')} query={query} />;
  return (
    <div aria-hidden>
      {widths.slice(0, rows).map((width) => (
        <Skeleton key={width} height={10} width={width} radius="sm" my={9} />
      ))}
    </div>
  );
}

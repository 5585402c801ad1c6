import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryLine } from './retry-line.tsx';

const widths = ['90%', '72%', '84%', '60%', '78%', '52%', '66%', '44%'] as const;

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

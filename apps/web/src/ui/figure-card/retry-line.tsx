import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from './figure-card.module.css';

interface RetryLineProps {
  text: string;
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/** One line for what did not load, with the way to try again. */
export function RetryLine({ text, query: { isFetching, refetch } }: RetryLineProps) {
  const { t } = useTranslation();
  return (
    <p className={classes.failed} role="alert">
      {text}
      <Button size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    </p>
  );
}

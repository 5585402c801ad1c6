import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { LoadingSpinner } from '../../../ui/loading-spinner.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from './line-dialogs.module.css';

interface ForeseenProps<Answer> {
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** What would happen, once the server has said it. */
export function Foreseen<Answer>({ query, children }: ForeseenProps<Answer>) {
  const { t } = useTranslation(['lineActions', 'common']);
  const problem = useProblemText(query.error);
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Notice
        actions={
          <Button size="xs" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        <p>{problem ?? t('foreseen.failed')}</p>
      </Notice>
    );
  }
  return (
    <p className={`${kit.muted} ${classes.waiting}`}>
      <LoadingSpinner small label={t('foreseen.loading')} />
      <span aria-hidden>{t('foreseen.loading')}</span>
    </p>
  );
}

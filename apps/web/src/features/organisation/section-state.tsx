import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import classes from './organisation-sections.module.css';

interface SectionStateProps {
  asked: { readonly isError: boolean; readonly isFetching: boolean; refetch: () => unknown };
}

/** While a part of the page loads, and where it does not; the other parts are there. */
export function SectionState({ asked: { isError, isFetching, refetch } }: SectionStateProps) {
  const { t } = useTranslation(['organisation', 'common']);
  return isError ? (
    <div role="alert" className={classes.failure}>
      <p>{t('notLoaded')}</p>
      <Button loading={isFetching} onClick={() => refetch()}>
        {t('common:tryAgain')}
      </Button>
    </div>
  ) : (
    <div className={kit.stack12}>
      <span className={kit.visuallyHidden} role="status">
        {t('common:loading')}
      </span>
      <Skeleton height={12} width="60%" />
      <Skeleton height={12} width="80%" />
      <Skeleton height={12} width="45%" />
    </div>
  );
}

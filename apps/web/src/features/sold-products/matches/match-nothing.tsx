import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';
import kit from '../../../ui/kit.module.css';
import { ListLink } from '../../../ui/list-link.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import type { MatchView } from './use-match-view.ts';

/** No row fits the filters, or there is nothing of this state. */
export function MatchNothing({ view }: { view: MatchView }) {
  const { t } = useTranslation(['templateMatches', 'exchange']);
  const { everyState, state, clear, filters, isFiltered } = view;
  const clearAll = <Button onClick={clear}>{t(isFiltered ? 'exchange:filters.clearAll' : 'empty.clear')}</Button>;
  if (filters.textSearch !== '' && Object.keys(everyState).length === 1) {
    return <NoMatch search={filters.textSearch} action={clearAll} />;
  }
  return (
    <EmptyTable
      illustration={<NoMatchIllustration />}
      title={state === null || isFiltered ? t('exchange:filters.noMatch') : t(`empty.${state}`)}
      secondaryAction={clearAll}
    />
  );
}

export function NothingWaiting() {
  const { t } = useTranslation('templateMatches');
  return (
    <div className={kit.card}>
      <EmptyTable
        title={t('empty.title')}
        subtitle={t('empty.text')}
        primaryAction={
          <Button renderRoot={(button) => <ListLink {...button} to="/products/received-requests" />}>
            {t('empty.action')}
          </Button>
        }
      />
    </div>
  );
}

export function NoSoldProducts() {
  const { t } = useTranslation('templateMatches');
  return (
    <div className={kit.card}>
      <EmptyTable
        title={t('noTemplates.title')}
        subtitle={t('noTemplates.text')}
        primaryAction={
          <Button variant="filled" renderRoot={(button) => <Link {...button} to="/products/sold/import" />}>
            {t('noTemplates.import')}
          </Button>
        }
        secondaryAction={
          <Button renderRoot={(button) => <ListLink {...button} to="/products/sold" />}>{t('noTemplates.add')}</Button>
        }
      />
    </div>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../ui/empty-table.tsx';
import { NoMatchIllustration } from '../../ui/illustrations/no-match-illustration.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { countLineFilters } from './line-search.ts';
import type { LineView } from './use-line-view.ts';

/** Nothing is left of a list, and what it was narrowed to is the reason. */
export function NothingMatches({ view: { filters, clear } }: { view: LineView }) {
  const { t } = useTranslation('exchange');
  const active = countLineFilters(filters);
  const clearAll = <Button onClick={clear}>{t('filters.clearAll')}</Button>;
  if (active === 1 && filters.textSearch !== '') return <NoMatch search={filters.textSearch} action={clearAll} />;
  return (
    <EmptyTable
      illustration={<NoMatchIllustration />}
      title={t('filters.noMatch')}
      secondaryAction={active > 0 ? clearAll : null}
    />
  );
}

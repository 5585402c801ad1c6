import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../components/empty-table/empty-table.tsx';
import { NoMatch } from '../../components/empty-table/no-match.tsx';
import { NoMatchIllustration } from '../../components/illustrations/no-match-illustration.tsx';
import { countFilters } from '../../components/line-filters/count-filters.ts';
import type { LineView } from '../../components/line-filters/use-line-view.ts';

export function ReceivedNothing({ view: { filters, clear } }: { view: LineView }) {
  const { t } = useTranslation('received');
  const active = countFilters(filters);
  const clearAll = <Button onClick={clear}>{t('clear')}</Button>;
  if (active === 1 && filters.textSearch !== '') return <NoMatch search={filters.textSearch} action={clearAll} />;
  return (
    <EmptyTable
      illustration={<NoMatchIllustration />}
      title={t('noMatch')}
      secondaryAction={active > 0 ? clearAll : null}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../components/empty-table/empty-table.tsx';
import { countFilters } from '../../components/line-filters/count-filters.ts';
import { NothingMatches } from '../../components/line-filters/nothing-matches.tsx';
import type { LineView } from '../../components/line-filters/use-line-view.ts';

export function NothingFound({ view }: { view: LineView }) {
  const { t } = useTranslation('products');
  if (view.filters.archived && countFilters(view.filters) === 1) {
    return <EmptyTable title={t('purchased.archiveEmpty')} />;
  }
  return <NothingMatches view={view} />;
}

import { useTranslation } from 'react-i18next';
import { countFilters } from '../../../exchange/line-filters/count-filters.ts';
import { NothingMatches } from '../../../exchange/line-filters/nothing-matches.tsx';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { EmptyTable } from '../../../ui/empty-table/empty-table.tsx';

export function NothingFound({ view }: { view: LineView }) {
  const { t } = useTranslation('products');
  if (view.filters.archived && countFilters(view.filters) === 1) {
    return <EmptyTable title={t('purchased.archiveEmpty')} />;
  }
  return <NothingMatches view={view} />;
}

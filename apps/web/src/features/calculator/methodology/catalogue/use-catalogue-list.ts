import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { Language } from '@pcf/contract/vocabulary/language';
import { useMemo } from 'react';
import type { ListPage } from '../../../../ui/data-table/list-page.ts';
import type { ListState } from '../../../../ui/data-table/list-state.ts';
import { type CatalogueRow, catalogueRow } from './catalogue-row.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { sortRows } from './sort-rows.ts';
import { useFoundFactors } from './use-found-factors.ts';

/** The rows of a view, page by page, as a table wants them from a server. */
export function useCatalogueList(
  factors: readonly EmissionFactor[],
  view: CatalogueView,
  page: ListPage,
  language: Language,
): ListState<CatalogueRow> {
  const rows = useMemo(
    () => new Map(factors.map((factor) => [factor, catalogueRow(factor, language)])),
    [factors, language],
  );
  const found = useFoundFactors(factors, view.search);
  const { search } = view;
  const shown = useMemo(() => {
    const { category, sort } = view;
    const ordered = view.search === '' ? factors : found.data;
    const narrowed = ordered
      ?.filter(({ topCategory }) => category === null || topCategory === category)
      .flatMap((factor) => rows.get(factor) ?? []);
    return narrowed && sortRows(narrowed, sort, language);
  }, [factors, found.data, rows, view, language]);
  const from = page.pageNumber * page.pageSize;
  return {
    data: shown && { data: shown.slice(from, from + page.pageSize), metadata: { count: shown.length } },
    isError: search !== '' && found.isError,
    isFetching: found.isFetching,
    isPlaceholderData: search !== '' && found.isPlaceholderData,
    refetch: found.refetch,
  };
}

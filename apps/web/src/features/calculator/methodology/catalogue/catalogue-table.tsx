import { Button } from '@mantine/core';
import { detailsOf } from '@pcf/catalogue/details';
import type { FactorDetails } from '@pcf/catalogue/factor-details';
import { factorLabel } from '@pcf/catalogue/labels';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { Language } from '@pcf/contract/vocabulary/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { detailsLanguage, groupPath, nameLanguage } from '../../../../exchange/factor-field/factor-names.ts';
import { lazySearch } from '../../../../exchange/factor-field/lazy-search.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { factorUnitText } from '../../../../lib/format/masses.ts';
import { noValue } from '../../../../lib/format/number-format.ts';
import { exactNumber } from '../../../../lib/format/numbers.ts';
import { useOwnLocation } from '../../../../lib/navigation/use-own-location.ts';
import { DataTable } from '../../../../ui/data-table/data-table.tsx';
import { type Column, type ListPage, type ListState, useListPage } from '../../../../ui/data-table/list-page.ts';
import kit from '../../../../ui/kit.module.css';
import { NoMatch } from '../../../../ui/no-match.tsx';
import classes from './catalogue-table.module.css';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import {
  type CatalogueView,
  catalogueViewSearch,
  type FactorSort,
  readCatalogueView,
  type SortColumn,
  sortedBy,
} from './catalogue-view.ts';

/** A chunk of its own: it brings every description along. */
export function CatalogueTable({ factors }: { factors: readonly EmissionFactor[] }) {
  const { t, i18n } = useTranslation('methodology');
  const language = pageLanguage(i18n);
  const categories = useMemo(() => [...new Set(factors.map(({ topCategory }) => topCategory))], [factors]);
  const [view, changeView] = useCatalogueView(categories);
  const [page, changePage] = useListPage();
  const list = useCatalogueList(factors, view, page, language);
  const column = (
    id: SortColumn,
    rest: Omit<Column<CatalogueRow>, 'id' | 'header' | 'sort'>,
  ): Column<CatalogueRow> => ({
    id,
    header: t(`catalogue.column.${id}`),
    sort: {
      direction: view.sort?.column === id ? view.sort.direction : null,
      onSort: () => changeView(sortedBy(view, id)),
    },
    ...rest,
  });
  // Groups and sources are wrapped, not cut: their ends are what tells them apart.
  const columns = [
    column('NAME', { cell: (row) => <NameCell row={row} /> }),
    column('GROUP', { cell: ({ group }) => <span>{group}</span>, width: '24%' }),
    column('IMPACT', { cell: ({ factor }) => exactNumber(factor.impact, language), width: '8rem', align: 'end' }),
    column('UNIT', { cell: ({ factor }) => factorUnitText(factor.unit), width: '8rem' }),
    column('SOURCE', { cell: ({ source }) => <span>{source || noValue}</span>, width: '23%' }),
  ];
  const count = list.data?.metadata.count;
  return (
    <div className={classes.catalogue}>
      <CatalogueToolbar view={view} categories={categories} language={language} onChange={changeView} />
      <span className={kit.visuallyHidden} role="status">
        {view.search !== '' && count !== undefined && !list.isPlaceholderData ? t('catalogue.found', { count }) : null}
      </span>
      <DataTable
        caption={t('catalogue.table')}
        columns={columns}
        rowKey={rowKey}
        list={list}
        page={page}
        onPageChange={changePage}
        empty={
          <NoMatch
            search={view.search}
            action={
              <Button onClick={() => changeView({ search: '', category: null, sort: view.sort })}>
                {t('catalogue.showAll')}
              </Button>
            }
          />
        }
      />
    </div>
  );
}

type ChangeView = (view: CatalogueView, options?: { readonly replace: boolean }) => void;

/** The view of the catalogue, kept in the query string, so that a reload and a link show the same rows. */
function useCatalogueView(categories: readonly string[]): [view: CatalogueView, changeView: ChangeView] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const changeView: ChangeView = (view, { replace } = { replace: false }) => {
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, ...catalogueViewSearch(view) }),
      resetScroll: false,
      replace,
    });
  };
  const view = useMemo(() => readCatalogueView(search, categories), [search, categories]);
  return [view, changeView];
}

/** The name of a figure; choosing it shows where the figure comes from. */
function NameCell({ row: { factor, name, details } }: { row: CatalogueRow }) {
  const { t } = useTranslation('methodology');
  const [opened, setOpened] = useState(false);
  const aboutId = useId();
  return (
    <>
      <button
        type="button"
        className={`${kit.breakable} ${classes.name}`}
        aria-expanded={opened}
        aria-controls={opened ? aboutId : undefined}
        onClick={() => setOpened(!opened)}
      >
        <svg className={classes.chevron} viewBox="0 0 16 16" aria-hidden>
          <path d="M6 3.5 10.5 8 6 12.5" />
        </svg>
        <span lang={nameLanguage(factor)}>{name}</span>
      </button>
      {opened ? (
        <div id={aboutId} className={`${kit.note} ${kit.regular} ${classes.about}`}>
          <p lang={details?.description ? detailsLanguage(factor) : undefined}>
            {details?.description || t('catalogue.noDescription')}
          </p>
          {details?.licence ? <p>{t('catalogue.licence', { licence: details.licence })}</p> : null}
        </div>
      ) : null}
    </>
  );
}

/** The rows of a view, page by page, as a table wants them from a server. */
function useCatalogueList(
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

/** What a search finds, the best first. It runs in the page; only its words are loaded when they are first needed. */
function useFoundFactors(factors: readonly EmissionFactor[], search: string) {
  const find = useMemo(() => lazySearch(factors, new Map()), [factors]);
  return useQuery({
    queryKey: ['catalogueSearch', search],
    queryFn: () => find(search, { limit: factors.length, accepts: () => true }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}

type Compare = (a: CatalogueRow, b: CatalogueRow) => number;

/** Rows that are equal stay in their order, whichever the direction. */
export function sortRows(rows: readonly CatalogueRow[], sort: FactorSort | null, language: Language) {
  if (sort === null) return rows;
  const compare = comparisons(language)[sort.column];
  return rows.toSorted(sort.direction === 'ASC' ? compare : (a, b) => compare(b, a));
}

function comparisons(language: Language): Record<SortColumn, Compare> {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return {
    NAME: (a, b) => compare(a.name, b.name),
    GROUP: (a, b) => compare(a.group, b.group),
    IMPACT: (a, b) => a.factor.impact - b.factor.impact,
    UNIT: (a, b) => compare(a.factor.unit, b.factor.unit),
    SOURCE: (a, b) => compare(a.source, b.source),
  };
}

/** A figure of the catalogue as it is read, in one language. */
interface CatalogueRow {
  readonly factor: EmissionFactor;
  readonly name: string;
  readonly group: string;
  readonly source: string;
  readonly details: FactorDetails | null;
}

export function catalogueRow(factor: EmissionFactor, language: Language): CatalogueRow {
  const details = detailsOf(factor);
  return {
    factor,
    name: factorLabel(factor, language),
    group: groupPath(factor, language),
    source: details ? [details.provider, details.version].filter(Boolean).map(withoutAside).join(', ') : '',
    details,
  };
}

/** The description says in full what stands in brackets. */
function withoutAside(text: string): string {
  if (!text.endsWith(')')) return text;
  const aside = text.indexOf(' (', text.lastIndexOf(')', text.length - 2) + 1);
  return aside < 0 ? text : text.slice(0, aside);
}

/** A name may stand in several groups. */
function rowKey({ factor }: CatalogueRow): string {
  return [factor.topCategory, factor.category, factor.subcategory, factor.name].join('\n');
}

import { Button, VisuallyHidden } from '@mantine/core';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { exactNumber } from '../../../../lib/format/exact-number.ts';
import { factorUnitText } from '../../../../lib/format/format-impact.ts';
import { noValue } from '../../../../lib/format/no-value.ts';
import type { Column } from '../../../../ui/data-table/column.ts';
import { DataTable } from '../../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../../ui/data-table/use-list-page.ts';
import { NoMatch } from '../../../../ui/empty-table/no-match.tsx';
import { type CatalogueRow, rowKey } from './catalogue-row.ts';
import classes from './catalogue-table.module.css';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { sortedBy } from './catalogue-view.ts';
import type { SortColumn } from './factor-sort.ts';
import { NameCell } from './name-cell.tsx';
import { useCatalogueList } from './use-catalogue-list.ts';
import { useCatalogueView } from './use-catalogue-view.ts';

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
      <VisuallyHidden role="status">
        {view.search !== '' && count !== undefined && !list.isPlaceholderData ? t('catalogue.found', { count }) : null}
      </VisuallyHidden>
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

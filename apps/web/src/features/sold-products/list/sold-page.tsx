import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FootprintSource } from '../../../exchange/footprint-files/footprint-source.ts';
import { FootprintsButton } from '../../../exchange/footprint-files/footprints-button.tsx';
import { NothingMatches } from '../../../exchange/line-filters/nothing-matches.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/use-list-page.ts';
import { useRowSelection } from '../../../ui/data-table/use-row-selection.ts';
import { countTemplates, listTemplates, type SoldProduct } from './api/list-templates.ts';
import { FirstSoldProduct } from './first-sold-product.tsx';
import { SoldFilters } from './sold-filters.tsx';
import { SoldLink } from './sold-link.tsx';
import { useSoldColumns } from './use-sold-columns.tsx';
import { soldQuery, useSoldView } from './use-sold-view.ts';

interface SoldPageProps {
  onAdd: () => void;
  onExport: (products: readonly SoldProduct[]) => void;
  /** Asks before it deletes; `onDone` is told once they are gone. */
  onRemove: (products: readonly SoldProduct[], onDone: () => void) => void;
}

const none: readonly SoldProduct[] = [];
const rowKey = ({ id }: SoldProduct) => id;

/** A page of the list has no more of them than an address holds. */
const chosenTemplates = (products: readonly SoldProduct[]): FootprintSource => ({
  origin: 'templates',
  query: { templateIds: products.map(({ id }) => id) },
  one: products.length === 1 ? (products[0]?.id ?? null) : null,
});

/** What the organisation sells, with the data it answers its customers with. */
export function SoldPage({ onAdd, onExport, onRemove }: SoldPageProps) {
  const { t } = useTranslation('templates');
  const view = useSoldView();
  const [page, changePage] = useListPage();
  const list = useQuery(
    listTemplates({ pageNumber: page.pageNumber, limit: page.pageSize, ...soldQuery(view.filters) }),
  );
  const count = useQuery(countTemplates);
  const columns = useSoldColumns(view);
  const { rows, clear, withActions } = useRowSelection(list.data?.data ?? none, rowKey);
  if (!view.isFiltered && count.data === 0 && list.data?.metadata.count === 0) {
    return <FirstSoldProduct onAdd={onAdd} />;
  }
  const found = list.data && !list.isPlaceholderData && view.isFiltered ? list.data.metadata.count : null;
  return (
    <>
      <SoldFilters view={view} />
      <VisuallyHidden role="status">{found === null ? null : t('list.found', { count: found })}</VisuallyHidden>
      <DataTable
        caption={t('list.caption')}
        columns={columns}
        rowKey={rowKey}
        list={list}
        page={page}
        onPageChange={changePage}
        selection={withActions(
          <>
            <Button size="xs" onClick={() => onExport(rows)}>
              {t('buttons.export')}
            </Button>
            <FootprintsButton size="xs" source={chosenTemplates(rows)} fileName={t('export.fileName')}>
              {t('list.forOthers')}
            </FootprintsButton>
            <Button size="xs" onClick={() => onRemove(rows, clear)}>
              {t('list.remove')}
            </Button>
          </>,
        )}
        renderRowLink={(product, props) => <SoldLink product={product} {...props} />}
        empty={<NothingMatches view={view} />}
      />
    </>
  );
}

import { Button } from '@mantine/core';
import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import { useState } from 'react';
import { DataTable } from '../../src/ui/data-table/data-table.tsx';
import type { Column, ListState } from '../../src/ui/data-table/list-page.ts';
import { EmptyTable } from '../../src/ui/empty-table.tsx';
import { NoMatch } from '../../src/ui/no-match.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { longName, longWord, useWords } from '../words.ts';

interface Product {
  name: string;
  supplier: string;
  emissions: string;
}

const products: readonly Product[] = [
  { name: longName, supplier: 'Papeteries du Rhône', emissions: '0.91' },
  { name: 'Aluminium foil 12 µm', supplier: longWord, emissions: '8.41' },
  { name: 'PET tray, clear, 500 ml', supplier: 'Lindholm Plastics', emissions: '12,402.63' },
  { name: 'Durum wheat, bulk', supplier: 'Coop Agri Centre', emissions: '0.43' },
];

const loaded: ListState<Product> = {
  data: { data: products, metadata: { count: 1284 } },
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
};
const loading = { ...loaded, data: undefined, isFetching: true };
const none = { ...loaded, data: { data: [], metadata: { count: 0 } } };

function useTable() {
  const words = useWords();
  const [page, onPageChange] = useState({ pageNumber: 0, pageSize: 10 });
  const columns: Column<Product>[] = [
    { id: 'name', header: words.product, cell: ({ name }) => name, width: '36%' },
    { id: 'supplier', header: words.supplier, cell: ({ supplier }) => supplier },
    { id: 'emissions', header: 'kgCO₂e', align: 'end', cell: ({ emissions }) => emissions, width: '120px' },
  ];
  const empty = <EmptyTable title={words.emptyTitle} subtitle={words.emptySubtitle} />;
  return { columns, empty, page, onPageChange, rowKey: ({ name }: Product) => name };
}

function Rows() {
  const words = useWords();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([longName]));
  return (
    <DataTable
      {...useTable()}
      caption="rows"
      list={loaded}
      selection={{
        selected,
        onChange: setSelected,
        nameOf: ({ name }) => name,
        actions: <Button size="xs">{words.send}</Button>,
      }}
      renderRowLink={({ name }, props) => <a {...props} href={`#${name}`} />}
      actions={{ width: '120px', render: () => <Button size="xs">{words.open}</Button> }}
    />
  );
}

function Sortable() {
  const table = useTable();
  const [direction, setDirection] = useState<SortDirection>('ASC');
  const columns = table.columns.map((column, index) => ({
    ...column,
    sort: {
      direction: index === 0 ? direction : null,
      onSort: () => setDirection(direction === 'ASC' ? 'DESC' : 'ASC'),
    },
  }));
  return <DataTable {...table} columns={columns} caption="sortable" list={loaded} />;
}

export function DataTableSpecimen() {
  const words = useWords();
  const table = useTable();
  return (
    <div className={styles.wide}>
      <State name="rows that are links and can be selected">
        <Rows />
      </State>
      <State name="a head that sorts">
        <Sortable />
      </State>
      <State name="the next page is on its way">
        <DataTable {...table} caption="the next page" list={{ ...loaded, isPlaceholderData: true }} />
      </State>
      <State name="loading">
        <DataTable {...table} caption="loading" list={loading} />
      </State>
      <State name="failed">
        <DataTable {...table} caption="failed" list={{ ...loading, isError: true, isFetching: false }} />
      </State>
      <State name="empty">
        <DataTable {...table} caption="empty" list={none} />
      </State>
      <State name="no match">
        <DataTable {...table} caption="no match" list={none} empty={<NoMatch search={words.nothing} />} />
      </State>
    </div>
  );
}

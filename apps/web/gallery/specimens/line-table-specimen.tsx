import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Filters } from '../../src/exchange/line-filters/line-search.ts';
import type { PurchasedLine } from '../../src/exchange/line-table/line-actions.ts';
import { LineBulkActions } from '../../src/exchange/line-table/line-bulk-actions.tsx';
import { useLineColumns } from '../../src/exchange/line-table/use-line-columns.tsx';
import { useLineSelection } from '../../src/exchange/line-table/use-line-selection.ts';
import { listNetworkPartners } from '../../src/exchange/network/external-partners.ts';
import { DataTable } from '../../src/ui/data-table/data-table.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { longName, longWord } from '../words.ts';

const first: PurchasedLine = {
  lineId: 'l1',
  productId: 'p1',
  name: 'Aluminium foil 12 µm',
  internalReference: 'AL-1200-K',
  supplier: { id: 's1', name: 'Hydral Rolling AS' },
  supplierProductReference: null,
  productRequestStatus: 'PENDING_REVIEW',
  inProgress: false,
  requestReference: 'REQ-2026-000123',
  dueDate: null,
  expectedDate: null,
  requestedAt: '2026-10-01T08:00:00.000Z',
  emissionValue: 8.41,
  emissionUnit: 'KG',
  emissionUnitAmount: 1,
  emissionValueGranularity: 'PRODUCT',
  emissionValueConfidence: 'VERY',
  emissionDataVerified: true,
  shareOfPrimaryDataInEmissionFactor: 64,
  qualityScore: 71,
  plausibilityWarnings: [],
  submissionVersion: 1,
  submittedAt: '2026-11-14T14:02:00.000Z',
  inForce: null,
  archived: false,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-11-12T08:00:00.000Z',
  featureFlags: {
    edit: 'ENABLED',
    submit: 'DISABLED',
    postpone: 'DISABLED',
    decline: 'DISABLED',
    review: 'ENABLED',
    cancel: 'ENABLED',
    resend: 'DISABLED',
    changeDueDate: 'DISABLED',
    saveAsTemplate: 'DISABLED',
    download: 'ENABLED',
  },
};
const unknown = {
  emissionValue: null,
  emissionUnit: null,
  shareOfPrimaryDataInEmissionFactor: null,
  qualityScore: null,
  plausibilityWarnings: [],
};

const lines: readonly PurchasedLine[] = [
  first,
  {
    ...first,
    ...unknown,
    lineId: 'l2',
    name: longName,
    supplier: { id: 's2', name: longWord },
    productRequestStatus: 'REQUESTED',
    inProgress: true,
    dueDate: '2020-01-31',
  },
  { ...first, ...unknown, lineId: 'l3', supplier: null, productRequestStatus: 'NOT_STARTED', requestReference: null },
  { ...first, lineId: 'l4', emissionValue: 123456.789, emissionUnit: 'DIMENSIONLESS', emissionUnitAmount: 1000 },
];
const list = {
  data: { data: lines, metadata: { count: lines.length } },
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
};
const nothing = () => undefined;
// The gallery has no server to ask who is on another platform.
const known = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
known.setQueryData(listNetworkPartners.queryKey, {
  data: [{ partnerId: 's2', name: longWord, relations: ['SUPPLIER'] }],
});
const actions = {
  send: nothing,
  resend: nothing,
  changeDueDate: nothing,
  askAnother: nothing,
  cancel: nothing,
  remove: nothing,
  restore: nothing,
};

export function LineTableSpecimen() {
  const [sort, setSort] = useState<Pick<Filters, 'sort' | 'order'>>({ sort: 'EMISSION_VALUE', order: 'DESC' });
  const columns = useLineColumns({ filters: sort, onSort: setSort });
  const { lines: chosen, clear, withActions } = useLineSelection(lines);
  return (
    <QueryClientProvider client={known}>
      <div className={styles.wide}>
        <State name="lines of several suppliers">
          <DataTable
            caption="lines"
            columns={columns}
            rowKey={({ lineId }) => lineId}
            list={list}
            page={{ pageNumber: 0, pageSize: 10 }}
            onPageChange={nothing}
            selection={withActions(<LineBulkActions lines={chosen} actions={actions} onDone={clear} />)}
            empty={null}
          />
        </State>
      </div>
    </QueryClientProvider>
  );
}

import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../exchange/line-table/line-actions.ts';
import { SupplierCell } from '../../exchange/line-table/line-cells.tsx';
import { useLineSelection } from '../../exchange/line-table/use-line-selection.ts';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { useMayCall } from '../../lib/use-may-call.ts';
import { CutText } from '../../ui/data-table/cut-text.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../ui/empty-table.tsx';
import { BackLink, ListLink } from '../../ui/list-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LinePageLink } from './line-page-link.tsx';
import { BasisCell, ChangeCell, SubmittedCell, SubmittedValueCell } from './queue-cells.tsx';

/** What waits longest comes first. */
const listLinesToReview = (page: Page) =>
  operationQuery(
    'listPurchasedProducts',
    { query: { ...page, productRequestStatus: ['PENDING_REVIEW'], sortBy: 'SUBMITTED_AT', sortDirection: 'ASC' } },
    { placeholderData: keepPreviousData },
  );

const AcceptManyDialog = lazy(async () => ({ default: (await import('./accept-many-dialog.tsx')).AcceptManyDialog }));

const noLines: readonly PurchasedLine[] = [];

/** Everything that was submitted and waits for somebody here. */
export function ReviewQueue() {
  const { t } = useTranslation(['review', 'exchange', 'requests']);
  const [page, changePage] = useListPage();
  const list = useQuery(listLinesToReview({ pageNumber: page.pageNumber, limit: page.pageSize }));
  const { lines, clear, withActions } = useLineSelection(list.data?.data ?? noLines);
  const [accepting, setAccepting] = useState<readonly PurchasedLine[] | null>(null);
  const [opened, setOpened] = useState(false);
  const mayReview = useMayCall()('acceptManyEmissionData');
  const columns: Column<PurchasedLine>[] = [
    {
      id: 'product',
      header: t('exchange:column.product'),
      cell: ({ name }) => name,
      below: ({ internalReference }) => <CutText>{internalReference}</CutText>,
    },
    {
      id: 'supplier',
      header: t('exchange:column.supplier'),
      cell: (line) => <SupplierCell line={line} />,
      width: 'clamp(112px, 12cqi, 190px)',
    },
    {
      id: 'value',
      header: t('exchange:column.value'),
      cell: (line) => <SubmittedValueCell line={line} />,
      align: 'end',
      width: '124px',
    },
    {
      id: 'change',
      header: t('queue.change'),
      cell: (line) => <ChangeCell line={line} />,
      align: 'end',
      width: '112px',
      shownFrom: 760,
    },
    {
      id: 'basis',
      header: t('queue.basis'),
      cell: (line) => <BasisCell line={line} />,
      width: '120px',
      shownFrom: 960,
    },
    {
      id: 'submitted',
      header: t('queue.submitted'),
      cell: (line) => <SubmittedCell line={line} />,
      width: '120px',
      shownFrom: 860,
    },
  ];
  return (
    <>
      <BackLink to="/products/purchased">{t('requests:back')}</BackLink>
      <PageHeading subtitle={t('queue.subtitle')}>{t('queue.title')}</PageHeading>
      <DataTable
        caption={t('queue.caption')}
        columns={columns}
        rowKey={({ lineId }) => lineId}
        list={list}
        page={page}
        onPageChange={changePage}
        selection={withActions(
          mayReview ? (
            <Button
              size="xs"
              data-usual
              onClick={() => {
                setAccepting(lines);
                setOpened(true);
              }}
            >
              {t('queue.accept')}
            </Button>
          ) : null,
        )}
        renderRowLink={({ requestReference, productId }, props) => (
          <LinePageLink {...props} requestReference={requestReference ?? ''} productId={productId} />
        )}
        actions={
          mayReview
            ? {
                width: '104px',
                render: ({ requestReference, productId, name }) => (
                  <Button
                    size="xs"
                    aria-label={t('queue.openOne', { name })}
                    renderRoot={(button) => (
                      <LinePageLink {...button} requestReference={requestReference ?? ''} productId={productId} />
                    )}
                  >
                    {t('queue.open')}
                  </Button>
                ),
              }
            : undefined
        }
        empty={
          <EmptyTable
            title={t('queue.empty')}
            subtitle={t('queue.emptyText')}
            primaryAction={
              <Button component={ListLink} to="/products/purchased" variant="filled">
                {t('queue.emptyAction')}
              </Button>
            }
          />
        }
      />
      <Suspense>
        {accepting === null ? null : (
          <AcceptManyDialog lines={accepting} opened={opened} onClose={() => setOpened(false)} onDone={clear} />
        )}
      </Suspense>
    </>
  );
}

interface Page {
  readonly pageNumber: number;
  readonly limit: number;
}

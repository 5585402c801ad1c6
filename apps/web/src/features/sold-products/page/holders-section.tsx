import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { templateUseFilters } from '@pcf/contract/operations/sold-products.filters';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../exchange/line-filters/check-list.tsx';
import { ValueCell } from '../../../exchange/line-table/line-cells.tsx';
import { PartnerName } from '../../../exchange/network/external-mark.tsx';
import { RequestStatus } from '../../../exchange/request-status.tsx';
import type { SoldProduct } from '../../../exchange/sold-products.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationQuery } from '../../../lib/api/operation-options.ts';
import { filterSearch, readFilters, toCallQuery } from '../../../lib/filters/filters.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { noValue } from '../../../lib/format/number-format.ts';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../../ui/data-table/list-page.ts';
import { EmptyLine } from '../../../ui/empty-table.tsx';
import kit from '../../../ui/kit.module.css';
import classes from './sold-product-page.module.css';

/** A product of a customer that was answered with the sold product last. */
export type SoldProductUse = OperationOutput<'listTemplateUses'>['data'][number];

const listSoldProductUses = (soldProductId: string, query: OperationInput<'listTemplateUses'>['query']) =>
  operationQuery(
    'listTemplateUses',
    { params: { templateId: soldProductId }, query },
    { placeholderData: keepPreviousData },
  );

/** Which customers were answered with it, and with which version. */
export function HoldersSection({ soldProduct }: { soldProduct: SoldProduct }) {
  const { t } = useTranslation('templates');
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const filters = readFilters(templateUseFilters, search);
  const { outdated } = filters;
  const [page, changePage] = useListPage();
  const list = useQuery(
    listSoldProductUses(soldProduct.id, {
      pageNumber: page.pageNumber,
      limit: page.pageSize,
      ...toCallQuery(templateUseFilters, filters),
    }),
  );
  const columns = useHolderColumns(soldProduct);

  function narrow(chosen: boolean) {
    void navigate({
      to: '.',
      search: ({ pageNumber: _, ...others }: Record<string, unknown>) => ({
        ...others,
        ...filterSearch(templateUseFilters, { outdated: chosen }),
      }),
      resetScroll: false,
    });
  }

  return (
    <div id="holders" className={`${kit.stack12} ${classes.section}`}>
      <h2 className={classes.title}>{t('holders.title')}</h2>
      {outdated || soldProduct.holders.outdatedLines > 0 ? (
        <CheckList
          label={t('filters.outdated')}
          options={[{ value: true, key: 'outdated', label: t('holders.onlyOutdated') }]}
          chosen={[outdated]}
          onChange={(chosen) => narrow(chosen.length > 0)}
        />
      ) : null}
      <DataTable
        caption={t('holders.title')}
        columns={columns}
        rowKey={({ lineId }) => lineId}
        list={list}
        page={page}
        onPageChange={changePage}
        renderRowLink={(use, props) => <HolderLink use={use} {...props} />}
        empty={
          outdated ? (
            <EmptyLine title={t('holders.noneOutdated')} />
          ) : (
            <EmptyLine title={t('holders.none')} subtitle={t('holders.noneText')} />
          )
        }
      />
    </div>
  );
}

interface HolderLinkProps {
  use: SoldProductUse;
  ref: RefObject<HTMLAnchorElement | null>;
  className: string;
  children: string;
}

function HolderLink({ use: { requestReference, productId }, ...link }: HolderLinkProps) {
  return (
    <Link
      {...link}
      to="/supplier/requests/$requestId/products/$productId"
      params={{ requestId: requestReference, productId }}
    />
  );
}

/** The first column is a plain text, so that a row can be a link. */
function useHolderColumns({ dataVersion }: SoldProduct): Column<SoldProductUse>[] {
  const { t } = useTranslation(['templates', 'exchange']);
  return [
    {
      id: 'product',
      header: t('holders.product'),
      cell: ({ name }) => name,
      below: ({ internalReference }) => <CutText>{internalReference}</CutText>,
    },
    {
      id: 'customer',
      header: t('holders.customer'),
      cell: ({ customer }) => <PartnerName partner={customer} />,
      width: 'clamp(112px, 14cqi, 190px)',
    },
    {
      id: 'status',
      header: t('exchange:column.status'),
      cell: (use) => <StatusCell use={use} />,
      width: 'clamp(176px, 20cqi, 240px)',
    },
    {
      id: 'version',
      header: t('holders.version'),
      cell: (use) => <VersionCell use={use} newest={dataVersion} />,
      width: '112px',
      shownFrom: 860,
    },
    {
      id: 'value',
      header: t('exchange:column.value'),
      cell: (use) => <ValueCell line={use} />,
      align: 'end',
      width: '120px',
      shownFrom: 960,
    },
    { id: 'sent', header: t('holders.sent'), cell: (use) => <SentCell use={use} />, width: '104px', shownFrom: 860 },
  ];
}

interface CellProps {
  use: SoldProductUse;
}

function StatusCell({ use: { productRequestStatus, requestReference } }: CellProps) {
  return (
    <>
      <RequestStatus status={productRequestStatus} side="SUPPLIER" />
      <div className={`${kit.finePrint} ${kit.tabular} ${classes.second}`}>{requestReference}</div>
    </>
  );
}

/** The version they were sent, of how many there are. */
function VersionCell({ use: { templateVersion, outdated }, newest }: CellProps & { newest: number }) {
  const { t } = useTranslation('templates');
  return (
    <>
      <span className={kit.tabular}>{t('holders.versionOf', { version: templateVersion, newest })}</span>
      {outdated ? <div className={`${kit.tiny} ${kit.strong} ${classes.older}`}>{t('holders.older')}</div> : null}
    </>
  );
}

function SentCell({ use: { submittedAt } }: CellProps) {
  const { i18n } = useTranslation('templates');
  return submittedAt === null ? (
    noValue
  ) : (
    <span className={kit.tabular}>{formatDate(submittedAt, pageLanguage(i18n))}</span>
  );
}

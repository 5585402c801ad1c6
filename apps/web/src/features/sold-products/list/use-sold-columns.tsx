import type { ProductSortField } from '@pcf/contract/vocabulary/requests';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { ValueCell as EmissionValue } from '../../../exchange/line-table/line-cells.tsx';
import { ValidityMark } from '../../../exchange/validity-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { nextSort } from '../../../lib/filters/filters.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { noValue } from '../../../lib/format/number-format.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import type { Column } from '../../../ui/data-table/list-page.ts';
import kit from '../../../ui/kit.module.css';
import type { ListedSoldProduct } from './list-sold-products.ts';
import classes from './sold-page.module.css';

// The same at every rendering, so that a row is not drawn again when the list is sorted.
const cells = {
  name: ({ name }: ListedSoldProduct) => name,
  reference: (product: ListedSoldProduct) => <ReferenceLine product={product} />,
  value: (product: ListedSoldProduct) => <ValueCell product={product} />,
  year: ({ referenceYear }: ListedSoldProduct) => referenceYear ?? noValue,
  valid: (product: ListedSoldProduct) => <ValidCell product={product} />,
  customers: (product: ListedSoldProduct) => <CustomersCell product={product} />,
  updated: (product: ListedSoldProduct) => <UpdatedCell product={product} />,
};

/** The first column is a plain text, so that a row can be a link. */
export function useSoldColumns({ filters, change }: LineView): Column<ListedSoldProduct>[] {
  const { t } = useTranslation(['templates', 'exchange']);
  const sortBy = (field: ProductSortField) => ({
    direction: filters.sort === field ? (filters.order ?? 'DESC') : null,
    onSort: () => change(nextSort(filters, field)),
  });
  return [
    {
      id: 'product',
      header: t('exchange:column.product'),
      cell: cells.name,
      below: cells.reference,
    },
    {
      id: 'value',
      header: t('exchange:column.value'),
      cell: cells.value,
      align: 'end',
      width: '160px',
      sort: sortBy('EMISSION_VALUE'),
    },
    {
      id: 'year',
      header: t('column.year'),
      cell: cells.year,
      align: 'end',
      width: '96px',
      shownFrom: 960,
    },
    { id: 'valid', header: t('column.valid'), cell: cells.valid, width: '150px', shownFrom: 760 },
    {
      id: 'customers',
      header: t('column.customers'),
      cell: cells.customers,
      width: '140px',
    },
    {
      id: 'updated',
      header: t('exchange:column.updated'),
      cell: cells.updated,
      width: '108px',
      shownFrom: 860,
      sort: sortBy('UPDATED_AT'),
    },
  ];
}

interface CellProps {
  product: ListedSoldProduct;
}

/** The reference; in front of it, that there are changes which nobody has been sent. */
function ReferenceLine({ product: { internalReference, draftSavedAt } }: CellProps) {
  const { t } = useTranslation('templates');
  return (
    <span className={`${kit.row0x8} ${kit.baseline} ${kit.shrinkable}`}>
      <CutText>{internalReference}</CutText>
      {draftSavedAt === null ? null : (
        <span className={`${kit.tiny} ${kit.strong} ${classes.draft}`}>{t('list.draft')}</span>
      )}
    </span>
  );
}

/** The value, and what stands against answering with it. */
function ValueCell({ product }: CellProps) {
  const { t } = useTranslation(['templates', 'exchange']);
  const { id, complete, dataVersion, openFindings, emissionValueGranularity } = product;
  const mayEdit = useMayCall()('saveTemplateDraft');
  const missing = dataVersion === 0 ? t('noData') : t('list.incomplete', { count: openFindings });
  return (
    <>
      {emissionValueGranularity === 'UNAVAILABLE' ? (
        <span className={classes.none}>{t('exchange:granularity.UNAVAILABLE')}</span>
      ) : complete || product.emissionValue !== null ? (
        <EmissionValue line={product} />
      ) : null}
      {complete ? null : (
        <div>
          {mayEdit ? (
            <Link
              className={classes.link}
              to="/products/sold/$soldProductId/emissions-data"
              params={{ soldProductId: id }}
            >
              {missing}
            </Link>
          ) : (
            missing
          )}
        </div>
      )}
    </>
  );
}

function ValidCell({ product: { validUntil, validity } }: CellProps) {
  return validity === null ? noValue : <ValidityMark validUntil={validUntil} validity={validity} />;
}

/** Who was answered with it, and who holds an older version. */
function CustomersCell({ product: { id, holders } }: CellProps) {
  const { t } = useTranslation('templates');
  if (holders.customers === 0) return <span className={classes.none}>{t('list.noCustomers')}</span>;
  return (
    <>
      {t('list.customers', { count: holders.customers })}
      {holders.outdatedCustomers > 0 ? (
        <div>
          <Link
            className={classes.link}
            to="/products/sold/$soldProductId"
            params={{ soldProductId: id }}
            search={{ outdated: 'true' }}
            hash="holders"
          >
            {t('list.outdated', { count: holders.outdatedCustomers })}
          </Link>
        </div>
      ) : null}
    </>
  );
}

function UpdatedCell({ product: { updatedAt } }: CellProps) {
  const { i18n } = useTranslation('templates');
  const language = pageLanguage(i18n);
  return (
    <>
      <span className={kit.tabular}>{formatDate(updatedAt, language)}</span>
      <div className={`${kit.tiny} ${kit.tabular} ${classes.second}`}>{timeAgo(updatedAt, new Date(), language)}</div>
    </>
  );
}

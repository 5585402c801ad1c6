import { useTranslation } from 'react-i18next';
import { PartnerName } from '../../../exchange/network/external-mark.tsx';
import { RequestStatus } from '../../../exchange/request-status.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { dayOf, formatDate } from '../../../lib/format/date-format.ts';
import type { Column } from '../../../ui/data-table/list-page.ts';
import kit from '../../../ui/kit.module.css';
import { AnswerLink } from './answer-link.tsx';
import type { SoldProductMatch } from './api/list-matches.ts';
import { SoldProductCell } from './cell/sold-product-cell.tsx';
import classes from './match-page.module.css';

export function useMatchColumns(): Column<SoldProductMatch>[] {
  const { t } = useTranslation('templateMatches');
  return [
    {
      id: 'product',
      header: t('column.product'),
      cell: (match) => <ProductCell match={match} />,
      below: (match) => <ReferenceLine match={match} />,
      width: 'clamp(160px, 20cqi, 260px)',
    },
    {
      id: 'customer',
      header: t('column.customer'),
      cell: ({ customer }) => <PartnerName partner={customer} />,
      width: '12%',
      shownFrom: 860,
    },
    {
      id: 'status',
      header: t('column.status'),
      cell: (match) => <StatusCell match={match} />,
      width: 'clamp(160px, 20cqi, 208px)',
    },
    { id: 'template', header: t('column.template'), cell: (match) => <SoldProductCell match={match} /> },
  ];
}

interface CellProps {
  match: SoldProductMatch;
}

function ProductCell({ match }: CellProps) {
  return (
    <AnswerLink match={match} className={classes.product}>
      {match.name}
    </AnswerLink>
  );
}

/** The customer's reference, and ours as far as the customer knows it. */
function ReferenceLine({ match: { internalReference, supplierProductReference } }: CellProps) {
  const { t } = useTranslation('templateMatches');
  return (
    <span className={`${kit.breakable} ${classes.references}`}>
      {internalReference}
      {supplierProductReference ? <span>{t('ownReference', { reference: supplierProductReference })}</span> : null}
    </span>
  );
}

/** Where it stands and until when; all that is listed waits for the reader. */
function StatusCell({ match: { productRequestStatus, hasDraft, dueDate } }: CellProps) {
  const { t, i18n } = useTranslation('exchange');
  const isLate = dueDate !== null && dueDate < dayOf(new Date());
  return (
    <>
      <RequestStatus status={productRequestStatus} inProgress={hasDraft} side="SUPPLIER" />
      {dueDate === null ? null : (
        <div className={`${kit.finePrint} ${kit.tabular} ${classes.second}`} data-late={isLate || undefined}>
          {t(isLate ? 'column.overdue' : 'column.due', { date: formatDate(dueDate, pageLanguage(i18n)) })}
        </div>
      )}
    </>
  );
}

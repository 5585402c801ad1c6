import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { noValue } from '../../../lib/format/no-value.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import type { EmissionRequest } from '../api/list-emission-requests.ts';
import classes from './request-cells.module.css';

interface CellProps {
  request: EmissionRequest;
}

/** Leads to the products of the request. */
export function ReferenceCell({ request: { requestReference } }: CellProps) {
  return (
    <Link className={classes.link} to="/products/purchased" search={{ textSearch: requestReference }}>
      {requestReference}
    </Link>
  );
}

export function SentCell({ request: { createdAt, createdBy } }: CellProps) {
  const { t, i18n } = useTranslation('suppliers');
  return (
    <>
      <span className="tabular">{formatDate(createdAt, pageLanguage(i18n))}</span>
      <div className={classes.second}>
        <CutText>{t('requests.by', { person: createdBy })}</CutText>
      </div>
    </>
  );
}

export function DueCell({ request: { dueDate } }: CellProps) {
  const { i18n } = useTranslation();
  return <span className="tabular">{dueDate === null ? noValue : formatDate(dueDate, pageLanguage(i18n))}</span>;
}

export function CampaignCell({ request: { campaign } }: CellProps) {
  if (campaign === null) return noValue;
  return (
    <Link className={classes.link} to="/customer/campaigns/$campaignId" params={{ campaignId: campaign.id }}>
      {campaign.name}
    </Link>
  );
}

import { useTranslation } from 'react-i18next';
import { RequestStatus } from '../../../../exchange/request-status/request-status.tsx';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { formatDate } from '../../../../lib/format/format-date.ts';
import { noValue } from '../../../../lib/format/no-value.ts';
import type { TemplateUse } from '../api/list-template-uses.ts';
import classes from './holder-cells.module.css';

interface CellProps {
  use: TemplateUse;
}

export function StatusCell({ use: { productRequestStatus, requestReference } }: CellProps) {
  return (
    <>
      <RequestStatus status={productRequestStatus} side="SUPPLIER" />
      <div className={classes.second}>{requestReference}</div>
    </>
  );
}

/** The version they were sent, of how many there are. */
export function VersionCell({ use: { templateVersion, outdated }, newest }: CellProps & { newest: number }) {
  const { t } = useTranslation('templates');
  return (
    <>
      <span className="tabular">{t('holders.versionOf', { version: templateVersion, newest })}</span>
      {outdated ? <div className={classes.older}>{t('holders.older')}</div> : null}
    </>
  );
}

export function SentCell({ use: { submittedAt } }: CellProps) {
  const { i18n } = useTranslation('templates');
  return submittedAt === null ? (
    noValue
  ) : (
    <span className="tabular">{formatDate(submittedAt, pageLanguage(i18n))}</span>
  );
}

import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { formatDate } from '../lib/format/date-format.ts';
import kit from '../ui/kit.module.css';
import { LineIcon } from '../ui/line-icon.tsx';
import type { PurchasedLine } from './line-table/line-actions.ts';
import styles from './validity-mark.module.css';

/** By when the supplier has said that it expects to have data, for as long as it is the one to act. */
export function ExpectedMark({ line }: { line: Pick<PurchasedLine, 'expectedDate' | 'productRequestStatus'> }) {
  const { t, i18n } = useTranslation('exchange');
  const { expectedDate, productRequestStatus: status } = line;
  if (expectedDate === null || (status !== 'REQUESTED' && status !== 'REJECTED')) return null;
  return (
    <span className={`${kit.mutedFigures} ${styles.mark}`}>
      <span className={styles.icon}>
        <LineIcon name="clock" size={14} />
      </span>
      {t('expectedBy', { date: formatDate(expectedDate, pageLanguage(i18n)) })}
    </span>
  );
}

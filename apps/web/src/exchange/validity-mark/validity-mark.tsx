import type { DataValidity } from '@pcf/contract/vocabulary/data-validity';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { LineIcon, type LineIconName } from '../../ui/line-icon/line-icon.tsx';
import styles from './validity-mark.module.css';

const icons: Record<DataValidity, LineIconName> = { VALID: 'calendar', EXPIRING: 'clock', EXPIRED: 'warning' };

interface ValidityMarkProps {
  /** The last day on which data hold. */
  validUntil: string | null;
  validity: DataValidity | null;
}

/** How long data hold, in words; nothing where nobody can say. */
export function ValidityMark({ validUntil, validity }: ValidityMarkProps) {
  const { t, i18n } = useTranslation('exchange');
  if (validUntil === null || validity === null) return null;
  return (
    <span className={styles.mark} data-validity={validity}>
      <span className={styles.icon}>
        <LineIcon name={icons[validity]} size={14} />
      </span>
      {t(`validity.until.${validity}`, { date: formatDate(validUntil, pageLanguage(i18n)) })}
    </span>
  );
}

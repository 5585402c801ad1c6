import type { DataValidity } from '@pcf/contract/vocabulary/data-quality';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { formatDate } from '../lib/format/date-format.ts';
import kit from '../ui/kit.module.css';
import { LineIcon, type LineIconName } from '../ui/line-icon.tsx';
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
    <span className={`${kit.mutedFigures} ${styles.mark}`} data-validity={validity}>
      <span className={styles.icon}>
        <LineIcon name={icons[validity]} size={14} />
      </span>
      {t(`validity.until.${validity}`, { date: formatDate(validUntil, pageLanguage(i18n)) })}
    </span>
  );
}

interface LapseMarkProps {
  /** Until when what is in force holds; null where nothing is. */
  inForce: { readonly validUntil: string | null; readonly validity: DataValidity | null } | null;
}

/** In a list: only of what will not hold much longer, or does not any more. */
export function LapseMark({ inForce }: LapseMarkProps) {
  if (inForce === null || inForce.validity === 'VALID') return null;
  return <ValidityMark validUntil={inForce.validUntil} validity={inForce.validity} />;
}

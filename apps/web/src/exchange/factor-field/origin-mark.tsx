import type { FactorOrigin } from '@pcf/contract/vocabulary/factor-origin';
import { useTranslation } from 'react-i18next';
import styles from './origin-mark.module.css';

/** Beside a factor that is not ours: from a person's own file, or from a link. */
export function OriginMark({ origin }: { origin: FactorOrigin }) {
  const { t } = useTranslation('factors');
  if (origin === 'CATALOGUE') return null;
  return <span className={styles.mark}>{t(`origin.${origin}`)}</span>;
}

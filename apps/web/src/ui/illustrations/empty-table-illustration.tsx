import { IllustrationFrame } from './error-illustrations.tsx';
import styles from './illustration.module.css';

/** A table whose next row is still to come. */
export function EmptyTableIllustration() {
  return (
    <IllustrationFrame>
      <ellipse className={styles.ground} cx="120" cy="84" rx="104" ry="62" />
      <rect className={styles.paper} x="54" y="30" width="128" height="98" rx="8" />
      <path d="M54 52h128" />
      <path className={styles.quiet} d="M66 41h22M100 41h30M148 41h22" />
      <circle className={styles.tint} cx="72" cy="66" r="6" />
      <path className={styles.quiet} d="M88 66h36M148 66h22" />
      <path className={styles.quiet} d="M54 80h128" />
      <rect className={styles.dashed} x="64" y="90" width="108" height="28" rx="5" />
      <circle className={styles.brand} cx="182" cy="118" r="17" />
      <path stroke="var(--on-brand)" strokeWidth="2.2" d="M182 111v14M175 118h14" />
    </IllustrationFrame>
  );
}

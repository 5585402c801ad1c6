import { IllustrationFrame } from './error-illustrations.tsx';
import styles from './illustration.module.css';

/** A glass that finds an empty row. */
export function NoMatchIllustration() {
  return (
    <IllustrationFrame>
      <ellipse className={styles.ground} cx="120" cy="84" rx="104" ry="62" />
      <rect className={styles.paper} x="54" y="30" width="128" height="98" rx="8" />
      <path d="M54 52h128" />
      <path className={styles.quiet} d="M66 41h22M100 41h30M148 41h22M66 66h28M66 80h20M66 94h24M66 108h18" />
      <circle className={styles.paper} cx="146" cy="88" r="28" />
      <circle className={styles.tint} cx="146" cy="88" r="21" />
      <path className={styles.brandLine} strokeWidth="2.2" d="M136 88h20" />
      <path strokeWidth="5" d="m168 110 20 20" />
    </IllustrationFrame>
  );
}

import styles from './illustration.module.css';
import { IllustrationFrame } from './illustration-frame.tsx';

/** Two machines at work and one that lost its lamp. */
export function ServerErrorIllustration() {
  return (
    <IllustrationFrame>
      <ellipse className={styles.ground} cx="120" cy="88" rx="104" ry="60" />
      <rect className={styles.paper} x="66" y="28" width="100" height="30" rx="6" />
      <rect className={styles.paper} x="66" y="64" width="100" height="30" rx="6" transform="rotate(-5 66 94)" />
      <rect className={styles.paper} x="66" y="100" width="100" height="30" rx="6" />
      <circle className={styles.brand} cx="80" cy="43" r="3.5" />
      <circle className={styles.brand} cx="80" cy="115" r="3.5" />
      <path
        className={styles.quiet}
        d="M128 38v10M136 38v10M144 38v10M152 38v10M128 110v10M136 110v10M144 110v10M152 110v10"
      />
      <path className={styles.quiet} d="m128 69.5 1 10M136 68.8l1 10M144 68.1l1 10M152 67.4l1 10" />
      <path d="m75 76 6 6M81.5 75.5l-6.5 7" />
      <path className={styles.brandLine} d="m184 66 10-6M186 76h12M184 86l10 6" />
      <path className={styles.dashed} d="M116 130v14h60" />
    </IllustrationFrame>
  );
}

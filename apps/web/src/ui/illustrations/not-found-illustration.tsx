import styles from './illustration.module.css';
import { IllustrationFrame } from './illustration-frame.tsx';

/** A folded map whose path leads off the sheet. */
export function NotFoundIllustration() {
  return (
    <IllustrationFrame>
      <ellipse className={styles.ground} cx="120" cy="88" rx="104" ry="60" />
      <path className={styles.paper} d="m46 46 42-14v90l-42 14zM88 32l46 14v90l-46-14zM134 46l42-14v90l-42 14z" />
      <path className={styles.tint} d="M88 84c12-10 30-4 46 6v46l-46-14z" />
      <path className={styles.quiet} d="M56 62c8-6 14-4 22-8M100 50c8 0 14 6 24 6M146 64c8-2 12-8 20-8" />
      <path d="m88 32v90M134 46v90" />
      <path className={styles.dashed} d="M60 116c14-26 34-8 50-24s30-8 44-22 26-8 40-18" />
      <path className={styles.brand} d="M60 119c-7-9-9-12-9-17a9 9 0 0 1 18 0c0 5-2 8-9 17z" />
      <circle cx="60" cy="102" r="3" fill="var(--surface)" stroke="none" />
      <path d="m194 44 12 12M206 44l-12 12" />
    </IllustrationFrame>
  );
}

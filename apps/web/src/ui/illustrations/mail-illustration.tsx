import { IllustrationFrame } from './error-illustrations.tsx';
import styles from './illustration.module.css';

/** A letter that comes out of its envelope. */
export function MailIllustration() {
  return (
    <IllustrationFrame>
      <ellipse className={styles.ground} cx="120" cy="90" rx="104" ry="58" />
      <path className={styles.paper} d="M64 68 120 28l56 40v64a6 6 0 0 1-6 6H70a6 6 0 0 1-6-6z" />
      <path className={styles.paper} d="M80 102V48a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v54l-40 26z" />
      <path className={styles.brand} d="M92 62a9 9 0 0 1 9-9v9z" />
      <path className={styles.soft} d="M101 53a9 9 0 0 1 9 9h-9z" />
      <path className={styles.dark} d="M110 62a9 9 0 0 1-9 9v-9z" />
      <path className={styles.tint} d="M101 71a9 9 0 0 1-9-9h9z" />
      <path className={styles.quiet} d="M118 58h30M118 67h22M92 84h56M92 94h42" />
      <path className={styles.paper} d="M64 76v56a6 6 0 0 0 6 6h100a6 6 0 0 0 6-6V76l-56 36z" />
      <path d="m66 136 40-33M174 136l-40-33" />
      <path className={styles.dashed} d="M16 112c14 4 24 2 38-6M186 58c10-8 20-10 36-8" />
    </IllustrationFrame>
  );
}

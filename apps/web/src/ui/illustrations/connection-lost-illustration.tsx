import { IllustrationFrame } from './error-illustrations.tsx';
import styles from './illustration.module.css';

/** A plug a hand's breadth from its socket. */
export function ConnectionLostIllustration() {
  return (
    <IllustrationFrame>
      <ellipse className={styles.ground} cx="120" cy="84" rx="104" ry="58" />
      <path d="M14 118c26 0 22-34 48-34" />
      <path className={styles.paper} d="M62 70h20a14 14 0 0 1 0 28H62z" />
      <path d="M96 78h12M96 90h12" />
      <path className={styles.paper} d="M178 66h-22a18 18 0 0 0 0 36h22z" />
      <path className={styles.tint} d="M171 73h-14a11 11 0 0 0 0 22h14z" />
      <path d="M138 78h8M138 90h8" />
      <path d="M178 84c26 0 22-34 48-34" />
      <path className={styles.brandLine} d="M122 66V54M112 68l-6-9M132 68l6-9M122 102v12M112 100l-6 9M132 100l6 9" />
    </IllustrationFrame>
  );
}

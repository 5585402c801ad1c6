import type { ReactNode } from 'react';
import styles from './illustration.module.css';

/** All drawings share one sheet, one pen and the colours of the theme; they decorate words and are never read out. */
export function IllustrationFrame({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.sheet} viewBox="0 0 240 160" width="240" height="160" aria-hidden>
      {children}
    </svg>
  );
}

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

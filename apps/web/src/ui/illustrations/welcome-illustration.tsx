import { IllustrationFrame } from './error-illustrations.tsx';
import styles from './illustration.module.css';

/** A customer's shop and a supplier's works, with the footprint passed between them. */
export function WelcomeIllustration() {
  return (
    <IllustrationFrame>
      <ellipse className={styles.ground} cx="120" cy="94" rx="108" ry="56" />
      <path className={styles.paper} d="M28 128V84l18-12v12l18-12v12l18-12v56z" />
      <path className={styles.paper} d="M34 80V56h9v18" />
      <path className={styles.quiet} d="M39 50c0-6 7-5 7-11M38 100h8M54 100h8M38 112h8M54 112h8M70 100h4M70 112h4" />
      <path className={styles.paper} d="M160 128V84h52v44z" />
      <path className={styles.paper} d="M156 84 164 66h44l8 18z" />
      <path d="M156 84c0 7 12 7 12 0 0 7 12 7 12 0 0 7 12 7 12 0 0 7 12 7 12 0 0 7 12 7 12 0" />
      <path className={styles.quiet} d="M168 100h16v14h-16z" />
      <path d="M194 128v-26h12v26" />
      <path d="M18 128h204" />
      <path className={styles.dashed} d="M74 60c14-30 78-30 94-2" />
      <path className={styles.brand} d="M105 38a15 15 0 0 1 15-15v15z" />
      <path className={styles.soft} d="M120 23a15 15 0 0 1 15 15h-15z" />
      <path className={styles.dark} d="M135 38a15 15 0 0 1-15 15V38z" />
      <path className={styles.tint} d="M120 53a15 15 0 0 1-15-15h15z" />
    </IllustrationFrame>
  );
}

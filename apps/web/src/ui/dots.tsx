import styles from './dots.module.css';

/** Stands for more that can be done. */
export function Dots() {
  return (
    <svg className={styles.dots} aria-hidden="true" width="18" height="18" viewBox="0 0 18 18">
      <path d="M4 9h.01M9 9h.01M14 9h.01" />
    </svg>
  );
}

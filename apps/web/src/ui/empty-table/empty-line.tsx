import styles from './empty-line.module.css';

interface EmptyLineProps {
  title: string;
  subtitle?: string;
}

/** For a list that is usually empty and not what the page is about: a sentence instead of a picture. */
export function EmptyLine({ title, subtitle }: EmptyLineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.title}>{title}.</span> {subtitle}
    </p>
  );
}

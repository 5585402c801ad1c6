import { useTranslation } from 'react-i18next';
import { LineBar } from './line-bar.tsx';
import { type LineCounts, lineParts } from './line-parts.ts';
import styles from './line-progress.module.css';

/** How far the products of a request or a campaign are: a small bar, and the same in words. */
export function LineProgress({ lines }: { lines: LineCounts }) {
  const { t } = useTranslation('requests');
  const parts = lineParts(lines);
  return (
    <div className={styles.progress}>
      <LineBar parts={parts} />
      <ul className={styles.words}>
        {parts.map(({ name, count }) => (
          <li key={name} data-status={name}>
            {t(`progress.${name}`, { count })}
          </li>
        ))}
      </ul>
    </div>
  );
}

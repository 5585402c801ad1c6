import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/format-number.ts';
import { formatShare } from '../../lib/format/format-share.ts';
import { LineBar } from './line-bar.tsx';
import { LineMark } from './line-mark.tsx';
import { type LineCounts, lineParts } from './line-parts.ts';
import styles from './line-progress.module.css';

/** The same bar, larger, with its figures. */
export function LineProgressTable({ lines, caption }: { lines: LineCounts; caption: string }) {
  const { t, i18n } = useTranslation('exchange');
  const language = pageLanguage(i18n);
  const parts = lineParts(lines);
  return (
    <div className={styles.figures}>
      <LineBar parts={parts} />
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <tbody>
          {parts.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">
                <LineMark name={name} />
                {t(`status.${name}`)}
              </th>
              <td>{formatNumber(count, language)}</td>
              <td>{formatShare(count / lines.total, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { formatNumber } from '../lib/format/number-format.ts';
import { formatShare } from '../lib/format/shares.ts';
import kit from '../ui/kit.module.css';
import styles from './line-progress.module.css';

/** From what is done to what never will be. */
export const linePartNames = ['completed', 'pendingReview', 'requested', 'rejected', 'declined', 'canceled'] as const;

/** How far the products of a request or a campaign are: a small bar, and the same in words. */
export function LineProgress({ lines }: { lines: LineCounts }) {
  const { t } = useTranslation('requests');
  const parts = lineParts(lines);
  return (
    <div className={`${kit.stack4} ${kit.shrinkable}`}>
      <LineBar parts={parts} />
      <ul className={`${kit.note} ${kit.row} ${styles.words}`}>
        {parts.map(({ name, count }) => (
          <li key={name} data-status={name}>
            {t(`progress.${name}`, { count })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says in words beside a bar which part of it they are about. */
export function LineMark({ name }: Pick<LinePart, 'name'>) {
  return <span className={styles.mark} data-status={name} aria-hidden />;
}

/** The words beside it say the same. */
export function LineBar({ parts }: { parts: readonly LinePart[] }) {
  return (
    <div className={styles.bar} aria-hidden>
      {parts.map(({ name, count }) => (
        <span key={name} data-status={name} style={{ flexGrow: count }} />
      ))}
    </div>
  );
}

/** How many lines of a request or a campaign are in each status. */
export type LineCounts = OperationOutput<'listEmissionRequests'>['data'][number]['lines'];

interface LinePart {
  readonly name: (typeof linePartNames)[number];
  readonly count: number;
}

/** What there is at all, in the order of the bar. */
export function lineParts(lines: LineCounts): LinePart[] {
  return linePartNames.flatMap((name) => (lines[name] > 0 ? [{ name, count: lines[name] }] : []));
}

/** The same bar, larger, with its figures. */
export function LineProgressTable({ lines, caption }: { lines: LineCounts; caption: string }) {
  const { t, i18n } = useTranslation('exchange');
  const language = pageLanguage(i18n);
  const parts = lineParts(lines);
  return (
    <div className={`${kit.stack12} ${styles.figures}`}>
      <LineBar parts={parts} />
      <table className={`${kit.small} ${styles.table}`}>
        <caption className={`${kit.muted} ${styles.caption}`}>{caption}</caption>
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

import { useTranslation } from 'react-i18next';
import type { FileFinding } from './file-finding.ts';
import classes from './finding-list.module.css';
import { FindingReasons } from './finding-reasons.tsx';

const most = 50;

/** What concerns the file, or rows that the preview leaves out. */
export function FindingList({ findings }: { findings: readonly FileFinding[] }) {
  const { t } = useTranslation('fileImport');
  return (
    <section>
      <h2 className={classes.title}>{t('elsewhere.title')}</h2>
      <ol className={classes.list}>
        {findings.slice(0, most).map((finding) => (
          <li key={[finding.row, finding.column, finding.code, finding.value].join('\n')} className={classes.row}>
            <span className={classes.place}>
              {finding.row === 0 ? t('elsewhere.file') : t('elsewhere.row', { row: finding.row })}
              {finding.column ? <span className={classes.column}>{finding.column}</span> : null}
            </span>
            <FindingReasons findings={[finding]} />
          </li>
        ))}
      </ol>
      {findings.length > most ? (
        <p className={classes.more}>{t('elsewhere.more', { count: findings.length - most })}</p>
      ) : null}
    </section>
  );
}

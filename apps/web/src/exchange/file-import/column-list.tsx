import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import classes from './file-import.module.css';

export interface FileColumn {
  readonly heading: string;
  readonly optional: boolean;
  readonly meaning: string;
}

/** What goes into each column of a file. */
export function ColumnList({ columns }: { columns: readonly FileColumn[] }) {
  const { t } = useTranslation('fileImport');
  return (
    <dl className={kit.card}>
      {columns.map(({ heading, optional, meaning }) => (
        <div key={heading} className={`${kit.small} ${classes.columnListColumn}`}>
          <dt className={`${kit.strong} ${kit.breakable}`}>
            {heading}
            {optional ? <span className={`${kit.muted} ${kit.regular}`}> {t('about.optional')}</span> : null}
          </dt>
          <dd className={`${kit.muted} ${kit.breakable}`}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

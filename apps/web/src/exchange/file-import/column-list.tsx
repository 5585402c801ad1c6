import { useTranslation } from 'react-i18next';
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
    <dl className={classes.columns}>
      {columns.map(({ heading, optional, meaning }) => (
        <div key={heading} className={classes.columnListColumn}>
          <dt className={classes.heading}>
            {heading}
            {optional ? <span className={classes.optional}> {t('about.optional')}</span> : null}
          </dt>
          <dd className={classes.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useTranslation } from 'react-i18next';
import { AboutFile } from '../../../exchange/file-import/about-file.tsx';
import { ColumnList } from '../../../exchange/file-import/column-list.tsx';
import classes from './about-template-file.module.css';
import { downloadEmptyTemplateFile } from './api/download-empty-template-file.ts';
import { useTemplateColumns } from './use-template-columns.ts';

export function AboutTemplateFile() {
  const { t } = useTranslation('templateImport');
  const columns = useTemplateColumns();
  return (
    <AboutFile download={downloadEmptyTemplateFile} fileName={t('fileName')}>
      <p className={classes.needed}>{t('needed')}</p>
      <details>
        <summary className={classes.summary}>{t('columns')}</summary>
        <ColumnList columns={columns} />
      </details>
    </AboutFile>
  );
}

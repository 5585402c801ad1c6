import { Button, Group } from '@mantine/core';
import { productImportHeadings, requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import { type ExportFormat, exportFormats } from '@pcf/contract/vocabulary/export-format';
import { productImportColumns } from '@pcf/contract/vocabulary/product-import-column';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from './about-file.module.css';
import { downloadEmptyProductFile } from './api/download-empty-product-file.ts';

const isRequired = (column: string) => requiredProductImportColumns.some((required) => required === column);

/** The file to fill in, and what goes into each of its columns. */
export function AboutFile() {
  const { t } = useTranslation('productImport');
  const download = useMutation(downloadEmptyProductFile);
  const loading = (format: ExportFormat) => download.isPending && download.variables.format === format;
  return (
    <section className={classes.about} aria-labelledby="about-file">
      <h2 id="about-file" className={classes.title}>
        {t('about.title')}
      </h2>
      <p className={classes.text}>{t('about.text')}</p>
      <Group gap={8}>
        {exportFormats.map((format) => (
          <Button
            key={format}
            loading={loading(format)}
            onClick={() => download.mutate({ fileName: t('about.fileName'), format })}
          >
            {t(`about.download.${format}`)}
          </Button>
        ))}
      </Group>
      <dl className={classes.columns}>
        {productImportColumns.map((column) => (
          <div key={column} className={classes.column}>
            <dt className={classes.heading}>
              {productImportHeadings[column]}
              {isRequired(column) ? null : <span className={classes.optional}> {t('about.optional')}</span>}
            </dt>
            <dd className={classes.meaning}>{t(`column.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { Button } from '@mantine/core';
import { type ExportFormat, exportFormats } from '@pcf/contract/vocabulary/lists';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import classes from './file-import.module.css';

interface AboutFileProps {
  download: UseMutationOptions<void, Error, { fileName: string; format: ExportFormat }>;
  /** What the empty file is called, without its ending. */
  fileName: string;
  /** What goes into each of its columns. */
  children: ReactNode;
}

/** The file to fill in, and what goes into it. */
export function AboutFile({ download: options, fileName, children }: AboutFileProps) {
  const { t } = useTranslation('fileImport');
  const download = useMutation(options);
  const loading = (format: ExportFormat) => download.isPending && download.variables.format === format;
  return (
    <section aria-labelledby="about-file">
      <h2 id="about-file" className={`${kit.bold} ${classes.aboutFileTitle}`}>
        {t('about.title')}
      </h2>
      <p className={`${kit.muted} ${kit.reading} ${kit.below16}`}>{t('about.text')}</p>
      <div className={`${kit.actions} ${kit.below24}`}>
        {exportFormats.map((format) => (
          <Button key={format} loading={loading(format)} onClick={() => download.mutate({ fileName, format })}>
            {t(`about.download.${format}`)}
          </Button>
        ))}
      </div>
      {children}
    </section>
  );
}

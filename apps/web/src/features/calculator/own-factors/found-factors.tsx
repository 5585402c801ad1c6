import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../ui/file-choice/file-button.tsx';
import { FocusedTitle } from '../../../ui/focused-title/focused-title.tsx';
import { factorFileTypes } from './factor-file-types.ts';
import classes from './found-factors.module.css';
import type { OwnDataSet } from './own-data-set.ts';
import { PreviewTable } from './preview-table.tsx';
import { useExtentText } from './use-extent-text.ts';

interface FoundFactorsProps {
  dataSet: OwnDataSet;
  /** The data sets whose place it takes, and how many rows use one of them. */
  replaced: readonly { readonly name: string; readonly rows: number }[];
  onUse: () => void;
  onChoose: (file: File) => void;
}

/** What a file holds, before it is used. */
export function FoundFactors({ dataSet, replaced, onUse, onChoose }: FoundFactorsProps) {
  const { t } = useTranslation('ownFactors');
  const extent = useExtentText();
  return (
    <section className={classes.found}>
      <FocusedTitle>{extent(dataSet)}</FocusedTitle>
      <p className={classes.text}>{t('found.file', { name: dataSet.name })}</p>
      {dataSet.renamedCount > 0 ? (
        <p className={classes.text}>{t('found.renamed', { count: dataSet.renamedCount })}</p>
      ) : null}
      {replaced.map(({ name, rows }) => (
        <p key={name} className={classes.text}>
          {t('found.replaces', { name })} {rows > 0 ? t('found.rowsKeep', { count: rows }) : null}
        </p>
      ))}
      <PreviewTable factors={dataSet.factors} />
      <Group justify="flex-end" gap={8}>
        <FileButton accept={factorFileTypes} onChoose={onChoose}>
          {t('found.another')}
        </FileButton>
        <Button variant="filled" onClick={onUse}>
          {t('found.use')}
        </Button>
      </Group>
    </section>
  );
}

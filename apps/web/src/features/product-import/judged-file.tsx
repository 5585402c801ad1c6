import { Button, Group } from '@mantine/core';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../components/file-choice/file-button.tsx';
import { FindingWordsContext } from '../../components/file-findings/file-finding.ts';
import classes from '../../components/file-findings/findings.module.css';
import { findingsFile } from '../../components/file-findings/findings-file.ts';
import { PreviewTable } from '../../components/file-findings/preview-table.tsx';
import { FocusedTitle } from '../../components/focused-title/focused-title.tsx';
import { saveFile } from '../../lib/save-file.ts';
import type { ImportResult } from './api/import-products.ts';
import { DuplicateChoice } from './duplicate-choice.tsx';
import { productFileTypes } from './product-file-types.ts';
import { useFindingWords } from './use-finding-words.ts';

interface JudgedFileProps {
  file: File;
  result: ImportResult;
  onChoose: (file: File) => void;
  onWrite: (onDuplicate: ImportDuplicateChoice) => void;
}

/** What a file would do, before it does it; or what has to be put right first. */
export function JudgedFile({ file, result, onChoose, onWrite }: JudgedFileProps) {
  const { t } = useTranslation('productImport');
  const words = useFindingWords();
  const [onDuplicate, setOnDuplicate] = useState<ImportDuplicateChoice>('skip');
  const { errors, warnings, rows, created, skipped: known, suppliersInvited, preview } = result;
  const refused = errors.length > 0;
  const namesSuppliers = preview.headings.includes(productImportHeadings.supplierEmail);

  function saveFindings() {
    const head = [t('findings.row'), t('findings.column'), t('findings.reason'), t('findings.value')];
    const found = [...errors, ...warnings].map((finding) => [
      String(finding.row),
      finding.column ?? '',
      words.textOf(finding),
      finding.value ?? '',
    ]);
    saveFile(t('findings.fileName'), findingsFile([head, ...found]));
  }

  /** Those whom only products name that exist already were not counted. */
  function invites() {
    if (onDuplicate === 'update' && namesSuppliers) return t('judged.invitesUnknown');
    return suppliersInvited > 0 ? t('judged.invites', { count: suppliersInvited }) : null;
  }

  const another = (
    <FileButton accept={productFileTypes} variant={refused ? 'filled' : 'default'} onChoose={onChoose}>
      {refused ? t('drop.corrected') : t('drop.another')}
    </FileButton>
  );
  return (
    <FindingWordsContext value={words}>
      <section className={refused ? classes.refused : known > 0 ? classes.warned : classes.ready}>
        <FocusedTitle level={2}>
          {refused ? t('judged.errors', { count: errors.length }) : t('judged.ready', { count: rows })}
        </FocusedTitle>
        <p className={classes.text}>
          {refused ? t('judged.errorsText', { name: file.name }) : t('judged.readyText', { count: created })}{' '}
          {result.moreErrors ? t('judged.more') : null}
          {refused ? null : invites()}
        </p>
        {known > 0 && !refused ? <DuplicateChoice count={known} value={onDuplicate} onChange={setOnDuplicate} /> : null}
        <Group gap={8}>
          {refused ? null : (
            <Button variant="filled" disabled={rows === 0} onClick={() => onWrite(onDuplicate)}>
              {t('judged.import')}
            </Button>
          )}
          {another}
          {refused || known > 0 ? <Button onClick={saveFindings}>{t('findings.download')}</Button> : null}
        </Group>
      </section>
      <PreviewTable result={result} />
    </FindingWordsContext>
  );
}

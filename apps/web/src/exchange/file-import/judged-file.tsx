import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../ui/file-choice/file-button.tsx';
import { FocusedTitle } from '../../ui/focused-title/focused-title.tsx';
import classes from './findings.module.css';
import type { ImportOutcome } from './import-order.ts';
import { PreviewTable } from './preview-table.tsx';
import { spreadsheetTypes } from './spreadsheet-types.ts';
import { useSavedFindings } from './use-saved-findings.ts';

/** What is said of a file in which nothing is wrong. */
export interface JudgedWords {
  readonly title: string;
  /** Sentences on what it will do; empty ones are left out. */
  readonly notes: readonly (string | false | null)[];
  /** On the button that does it. */
  readonly write: string;
  /** Whether there is anything to write. */
  readonly writable: boolean;
}

interface JudgedFileProps {
  file: File;
  result: ImportOutcome;
  words: JudgedWords;
  choice: ReactNode;
  onChoose: (file: File) => void;
  onWrite: () => void;
}

/** What a file would do, before it does it; or what has to be put right first. */
export function JudgedFile({ file, result, words, choice, onChoose, onWrite }: JudgedFileProps) {
  const { t } = useTranslation('fileImport');
  const saveFindings = useSavedFindings();
  const { errors, warnings, moreErrors } = result;
  const refused = errors.length > 0;
  const warned = warnings.length > 0;
  const notes = [
    refused && t('judged.errorsText', { name: file.name }),
    moreErrors && t('judged.more'),
    ...words.notes,
  ];
  return (
    <>
      <section className={refused ? classes.refused : warned ? classes.warned : classes.ready}>
        <FocusedTitle level={2}>{refused ? t('judged.errors', { count: errors.length }) : words.title}</FocusedTitle>
        <p className={classes.text}>{notes.filter(Boolean).join(' ')}</p>
        {choice}
        <Group gap={8}>
          {refused ? null : (
            <Button variant="filled" disabled={!words.writable} onClick={onWrite}>
              {words.write}
            </Button>
          )}
          <FileButton accept={spreadsheetTypes} variant={refused ? 'filled' : 'default'} onChoose={onChoose}>
            {refused ? t('drop.corrected') : t('drop.another')}
          </FileButton>
          {refused || warned ? <Button onClick={() => saveFindings(result)}>{t('findings.download')}</Button> : null}
        </Group>
      </section>
      <PreviewTable result={result} />
    </>
  );
}

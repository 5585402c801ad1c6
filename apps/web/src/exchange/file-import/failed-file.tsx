import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../ui/file-choice/file-button.tsx';
import { FocusedTitle } from '../../ui/focused-title/focused-title.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import classes from './findings.module.css';
import { spreadsheetTypes } from './spreadsheet-types.ts';

interface FailedFileProps {
  file: File;
  error: unknown;
  onChoose: (file: File) => void;
  onRetry: () => void;
}

/** The file could not be judged at all: it is too large, or the server was not reached. */
export function FailedFile({ file, error, onChoose, onRetry }: FailedFileProps) {
  const { t } = useTranslation(['fileImport', 'common']);
  const problem = useProblemText(error);
  return (
    <section className={classes.refused}>
      <FocusedTitle level={2}>{t('failed.title', { name: file.name })}</FocusedTitle>
      <p className={classes.text}>{problem ?? t('failed.text')}</p>
      <Group gap={8}>
        <Button variant="filled" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
        <FileButton accept={spreadsheetTypes} onChoose={onChoose}>
          {t('drop.another')}
        </FileButton>
      </Group>
    </section>
  );
}

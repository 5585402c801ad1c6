import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../file-choice/file-button.tsx';
import { FocusedTitle } from '../focused-title/focused-title.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import classes from './findings.module.css';

interface FailedFileProps {
  title: string;
  /** Where nothing more is known about what went wrong. */
  text: string;
  another: string;
  accept: string;
  error: unknown;
  onChoose: (file: File) => void;
  onRetry: () => void;
}

/** The file could not be judged at all: it is too large, or the server was not reached. */
export function FailedFile({ title, text, another, accept, error, onChoose, onRetry }: FailedFileProps) {
  const { t } = useTranslation();
  const problem = useProblemText(error);
  return (
    <section className={classes.refused}>
      <FocusedTitle level={2}>{title}</FocusedTitle>
      <p className={classes.text}>{problem ?? text}</p>
      <Group gap={8}>
        <Button variant="filled" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <FileButton accept={accept} onChoose={onChoose}>
          {another}
        </FileButton>
      </Group>
    </section>
  );
}

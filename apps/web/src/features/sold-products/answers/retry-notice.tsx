import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';

interface RetryNoticeProps {
  error: unknown;
  /** Where the server gave no reason. */
  fallback: string;
  retrying: boolean;
  onRetry: () => void;
}

export function RetryNotice({ error, fallback, retrying, onRetry }: RetryNoticeProps) {
  const { t } = useTranslation();
  const problem = useProblemText(error);
  return (
    <Notice
      actions={
        <Button size="xs" loading={retrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      <p>{problem ?? fallback}</p>
    </Notice>
  );
}

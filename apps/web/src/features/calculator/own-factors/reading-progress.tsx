import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProgressPanel } from '../../../ui/file-choice/progress-panel.tsx';

interface ReadingProgressProps {
  name: string;
  /** From 0 to 1. */
  part: number;
  onCancel: () => void;
}

export function ReadingProgress({ name, part, onCancel }: ReadingProgressProps) {
  const { t } = useTranslation(['ownFactors', 'common']);
  const percent = Math.floor(part * 100);
  return (
    <ProgressPanel
      title={t('ownFactors:reading.title', { name })}
      percent={percent}
      note={t('ownFactors:reading.part', { percent })}
      action={
        <Button size="xs" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProgressPanel } from '../../components/file-choice/progress-panel.tsx';
import { getImportProgress } from './api/get-import-progress.ts';

interface RunningImportProps {
  file: File;
  importId: string;
  writing: boolean;
}

export function RunningImport({ file, importId, writing }: RunningImportProps) {
  const { t } = useTranslation('productImport');
  const { data: progress } = useQuery(getImportProgress(importId));
  const saving = progress?.phase === 'SAVING';
  return (
    <ProgressPanel
      level={2}
      title={writing ? t('running.writing', { name: file.name }) : t('running.judging', { name: file.name })}
      percent={saving ? null : (progress?.percent ?? null)}
      note={saving ? t('running.saving') : t('running.read', { count: progress?.rowsRead ?? 0 })}
    />
  );
}

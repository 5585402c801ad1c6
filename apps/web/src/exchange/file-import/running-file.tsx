import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProgressPanel } from '../../ui/file-choice/progress-panel.tsx';
import type { ProgressQuery } from './polled-progress.ts';

export interface RunningProgress {
  readonly query: (importId: string) => ProgressQuery;
  /** Said once every row is read. */
  readonly saving: string;
}

interface RunningFileProps {
  file: File;
  importId: string;
  writing: boolean;
  writingTitle: ((fileName: string) => string) | undefined;
  progress: RunningProgress | undefined;
}

export function RunningFile({ file: { name }, importId, writing, writingTitle, progress }: RunningFileProps) {
  const { t } = useTranslation('fileImport');
  const ofWriting = writingTitle ?? ((fileName) => t('running.writing', { name: fileName }));
  const title = writing ? ofWriting(name) : t('running.judging', { name });
  if (progress) return <CountedRows title={title} importId={importId} progress={progress} />;
  return <ProgressPanel level={2} title={title} percent={null} note={t('running.note')} />;
}

interface CountedRowsProps {
  title: string;
  importId: string;
  progress: RunningProgress;
}

function CountedRows({ title, importId, progress: { query, saving } }: CountedRowsProps) {
  const { t } = useTranslation('fileImport');
  const { data: reached } = useQuery(query(importId));
  const isSaving = reached?.phase === 'SAVING';
  return (
    <ProgressPanel
      level={2}
      title={title}
      percent={isSaving ? null : (reached?.percent ?? null)}
      note={isSaving ? saving : t('running.read', { count: reached?.rowsRead ?? 0 })}
    />
  );
}

import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { ExportForm } from '../../exchange/export-form.tsx';
import { downloadFile } from '../../lib/api/transfer-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import type { ActivityQuery } from './activity-filters.ts';

const downloadActivities = async ({ fileName, format = 'csv', ...filters }: Query & { readonly fileName: string }) =>
  saveFile(
    `${fileName}.${format}`,
    await downloadFile('downloadActivities', { query: { ...filters, fileName, format } }),
  );

interface ExportActivityModalProps {
  /** What narrows the log now; empty where nothing does. */
  filters: ActivityQuery;
  opened: boolean;
  onClose: () => void;
}

export function ExportActivityModal({ filters, opened, onClose }: ExportActivityModalProps) {
  const { t } = useTranslation('activity');
  return (
    <ModalFrame opened={opened} onClose={onClose} title={t('export.title')}>
      <ExportActivityForm filters={filters} onClose={onClose} />
    </ModalFrame>
  );
}

interface ExportActivityFormProps {
  filters: ActivityQuery;
  onClose: () => void;
}

function ExportActivityForm({ filters, onClose }: ExportActivityFormProps) {
  const { t } = useTranslation(['productExport', 'activity']);
  const all = { value: 'all', label: t('activity:export.all') } as const;
  return (
    <ExportForm<'shown' | 'all'>
      scopes={Object.keys(filters).length > 0 ? [{ value: 'shown', label: t('scopes.shown') }, all] : [all]}
      download={(scope, format) =>
        downloadActivities({
          ...(scope === 'shown' ? filters : {}),
          fileName: t('activity:export.fileName'),
          format,
        })
      }
      onClose={onClose}
    />
  );
}

type Query = OperationInput<'downloadActivities'>['query'];

import { useTranslation } from 'react-i18next';
import { ExportForm } from '../../exchange/export-form/export-form.tsx';
import { downloadActivities } from './api/download-activities.ts';
import type { ActivityQuery } from './api/list-activities.ts';

interface ExportActivityFormProps {
  filters: ActivityQuery;
  onClose: () => void;
}

export function ExportActivityForm({ filters, onClose }: ExportActivityFormProps) {
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

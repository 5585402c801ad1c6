import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { PageActions } from '../../../ui/page-actions.tsx';

interface SoldButtonsProps {
  onAdd: () => void;
  onExport: () => void;
}

export function SoldButtons({ onAdd, onExport }: SoldButtonsProps) {
  const { t } = useTranslation('templates');
  const mayCall = useMayCall();
  const exporting = { id: 'export', label: t('buttons.export'), onChoose: onExport };
  if (!mayCall('createTemplate')) return <PageActions secondary={exporting} />;
  return (
    <PageActions
      primary={{ id: 'add', label: t('buttons.add'), onChoose: onAdd }}
      secondary={{ id: 'match', label: t('buttons.match'), to: '/products/received-requests/templates' }}
      more={[
        { id: 'import', label: t('buttons.import'), to: '/products/sold/import' },
        { id: 'footprints', label: t('buttons.importFootprints'), to: '/products/sold/import-footprints' },
        exporting,
      ]}
    />
  );
}

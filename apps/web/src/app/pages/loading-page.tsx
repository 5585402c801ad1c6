import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadingSpinner } from '../../ui/loading-spinner/loading-spinner.tsx';

export function LoadingPage() {
  const { t } = useTranslation('shell');
  const label = t('loadingOrganisation');
  return (
    <main>
      <VisuallyHidden component="h1">{label}</VisuallyHidden>
      <LoadingSpinner fullScreen label={label} />
    </main>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../ui/empty-table/empty-table.tsx';
import { ConnectionLostIllustration } from '../../ui/illustrations/connection-lost-illustration.tsx';

export function LibraryFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['documents', 'common']);
  return (
    <div role="status">
      <EmptyTable
        illustration={<ConnectionLostIllustration />}
        title={t('error')}
        primaryAction={
          <Button loading={retrying} onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        }
      />
    </div>
  );
}

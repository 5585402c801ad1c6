import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../empty-table.tsx';
import { ConnectionLostIllustration } from '../illustrations/connection-lost-illustration.tsx';

interface ListFailureProps {
  onRetry: () => void;
  retrying: boolean;
  /** Where it is more than a list. */
  title?: string;
}

export function ListFailure({ onRetry, retrying, title }: ListFailureProps) {
  const { t } = useTranslation(['lists', 'common']);
  return (
    <div role="status">
      <EmptyTable
        illustration={<ConnectionLostIllustration />}
        title={title ?? t('table.failed')}
        primaryAction={
          <Button loading={retrying} onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        }
      />
    </div>
  );
}

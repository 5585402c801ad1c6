import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../../../ui/error-view/error-view.tsx';
import { ConnectionLostIllustration } from '../../../ui/illustrations/connection-lost-illustration.tsx';

export function SignInFailure({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <ErrorView
      level={2}
      illustration={<ConnectionLostIllustration />}
      heading={t('failed.title')}
      message={t('failed.message')}
      action={
        <Button loading={retrying} onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      }
    />
  );
}

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../../../components/error-view/error-view.tsx';
import { ConnectionLostIllustration } from '../../../components/illustrations/connection-lost-illustration.tsx';
import { NotFoundIllustration } from '../../../components/illustrations/not-found-illustration.tsx';
import { ApiProblem } from '../../../lib/api/api-problem.ts';

interface SupplierFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

export function SupplierFailure({ error, retrying, onRetry }: SupplierFailureProps) {
  const { t } = useTranslation(['suppliers', 'common']);
  // An id that is none is refused before anybody looks for it.
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) {
    return (
      <ErrorView
        illustration={<NotFoundIllustration />}
        heading={t('notFound.title')}
        message={t('notFound.text')}
        action={
          <Button component={Link} to="/customer/suppliers" variant="filled">
            {t('notFound.action')}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorView
      illustration={<ConnectionLostIllustration />}
      heading={t('failed.title')}
      message={t('failed.text')}
      action={
        <Button variant="filled" loading={retrying} onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      }
    />
  );
}

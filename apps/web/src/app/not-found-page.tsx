import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../ui/error-view.tsx';
import { NotFoundIllustration } from '../ui/illustrations/error-illustrations.tsx';
import { PlainFrame } from './layouts/plain-frame.tsx';
import { DocumentTitle } from './navigation/document-title.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <PlainFrame>
      <DocumentTitle page={t('notFound.title')} />
      <ErrorView
        illustration={<NotFoundIllustration />}
        heading={t('notFound.title')}
        message={t('notFound.message')}
        action={
          <Button component={Link} to="/" variant="filled">
            {t('notFound.action')}
          </Button>
        }
      />
    </PlainFrame>
  );
}

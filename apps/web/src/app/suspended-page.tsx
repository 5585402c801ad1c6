import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../ui/error-view.tsx';
import { ServerErrorIllustration } from '../ui/illustrations/error-illustrations.tsx';
import { PlainFrame } from './layouts/plain-frame.tsx';
import { DocumentTitle } from './navigation/document-title.tsx';

/** Nobody acts for the organisation until whoever runs the platform resumes it: why, and whom to ask. */
export function SuspendedPage({ reason }: { reason: string }) {
  const { t } = useTranslation(['shell', 'common']);
  const heading = t('suspended.title');
  return (
    <PlainFrame>
      <DocumentTitle page={heading} />
      <ErrorView
        illustration={<ServerErrorIllustration />}
        heading={heading}
        message={
          <>
            <strong>{t('suspended.reason', { reason })}</strong> {t('suspended.message')}
          </>
        }
        action={
          <>
            <Button component={Link} to="/contact" variant="filled">
              {t('suspended.contact')}
            </Button>
            <Button onClick={() => location.reload()}>{t('common:tryAgain')}</Button>
            <Button component={Link} to="/logout">
              {t('menu.logOut')}
            </Button>
          </>
        }
      />
    </PlainFrame>
  );
}

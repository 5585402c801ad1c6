import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../../ui/error-view/error-view.tsx';
import { ServerErrorIllustration } from '../../ui/illustrations/server-error-illustration.tsx';
import { PlainFrame } from '../layouts/plain-frame.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';

export function OrganisationErrorPage({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const { t } = useTranslation(['shell', 'common']);
  const heading = t('organisationError.title');
  return (
    <PlainFrame>
      <DocumentTitle page={heading} />
      <ErrorView
        illustration={<ServerErrorIllustration />}
        heading={heading}
        message={t('organisationError.message')}
        action={
          <>
            <Button variant="filled" loading={retrying} onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
            <Button component={Link} to="/logout">
              {t('menu.logOut')}
            </Button>
          </>
        }
      />
    </PlainFrame>
  );
}

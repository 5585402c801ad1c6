import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../../components/error-view/error-view.tsx';
import { ServerErrorIllustration } from '../../components/illustrations/server-error-illustration.tsx';
import { PlainFrame } from '../layouts/plain-frame.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';

/** Trying again is a fresh load: a part of the page that failed to arrive is asked for anew only then. */
export function ServerErrorPage() {
  const { t } = useTranslation();
  return (
    <PlainFrame>
      <DocumentTitle page={t('serverError')} />
      <ErrorView
        illustration={<ServerErrorIllustration />}
        heading={t('serverError')}
        message={t('toast.error.server')}
        action={
          <Button variant="filled" onClick={() => location.reload()}>
            {t('tryAgain')}
          </Button>
        }
      />
    </PlainFrame>
  );
}

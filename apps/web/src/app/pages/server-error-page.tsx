import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../../ui/error-view/error-view.tsx';
import { ServerErrorIllustration } from '../../ui/illustrations/server-error-illustration.tsx';
import { PlainFrame } from '../layouts/plain-frame.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { useConnectionLost } from './use-connection-lost.ts';

/** Trying again is a fresh load: a part of the page that failed to arrive is asked for anew only then. */
export function ServerErrorPage({ error }: Partial<ErrorComponentProps>) {
  const { t } = useTranslation();
  const lost = useConnectionLost(error);
  if (lost === null) return null;
  const heading = t(lost ? 'connectionLost' : 'serverError');
  return (
    <PlainFrame>
      <DocumentTitle page={heading} />
      <ErrorView
        illustration={<ServerErrorIllustration />}
        heading={heading}
        message={t(lost ? 'toast.error.connectivity' : 'toast.error.server')}
        action={
          <Button variant="filled" onClick={() => location.reload()}>
            {t('tryAgain')}
          </Button>
        }
      />
    </PlainFrame>
  );
}

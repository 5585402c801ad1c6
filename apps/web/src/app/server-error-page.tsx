import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NetworkError, suspensionOf } from '../lib/api/api-errors.ts';
import { ErrorView } from '../ui/error-view.tsx';
import { ServerErrorIllustration } from '../ui/illustrations/error-illustrations.tsx';
import { PlainFrame } from './layouts/plain-frame.tsx';
import { DocumentTitle } from './navigation/document-title.tsx';
import { SuspendedPage } from './suspended-page.tsx';

/** Of a part of the page that did not arrive, browsers say only that: these words are those of the three engines. */
const loadFailure = /dynamically imported module|module script failed/i;

const probeMilliseconds = 5000;

/** Trying again is a fresh load: a part of the page that failed to arrive is asked for anew only then. */
export function ServerErrorPage({ error }: Partial<ErrorComponentProps>) {
  const { t } = useTranslation();
  const lost = useConnectionLost(error);
  const suspended = suspensionOf(error);
  if (suspended !== null) return <SuspendedPage suspension={suspended} />;
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

/** Whether it is the connection that failed, and not the server; null until that is found out. */
function useConnectionLost(error: unknown): boolean | null {
  const isKnown = error instanceof NetworkError || !navigator.onLine;
  const isOpen = !isKnown && error instanceof Error && loadFailure.test(error.message);
  const [lost, setLost] = useState(isOpen ? null : isKnown);
  useEffect(() => {
    if (!isOpen) return;
    const signal = AbortSignal.timeout(probeMilliseconds);
    fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal }).then(
      () => setLost(false),
      () => setLost(true),
    );
  }, [isOpen]);
  return lost;
}

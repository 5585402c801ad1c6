import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../lib/session/session.ts';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';

/** Coming here ends the session; nothing has to be pressed. */
export function LogoutPage({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { t } = useTranslation('shell');
  const leave = useEffectEvent(onLoggedOut);
  useEffect(() => {
    void signOut().then(() => leave());
  }, []);
  return (
    <>
      <VisuallyHidden component="h1">{t('loggingOut')}</VisuallyHidden>
      <LoadingSpinner fullScreen label={t('loggingOut')} />
    </>
  );
}

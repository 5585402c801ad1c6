import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingSpinner } from '../../components/loading-spinner/loading-spinner.tsx';
import { signOut } from '../../lib/session/session.ts';

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

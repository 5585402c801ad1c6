import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../lib/session/session.ts';
import kit from '../../ui/kit.module.css';
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
      <h1 className={kit.visuallyHidden}>{t('loggingOut')}</h1>
      <LoadingSpinner fullScreen label={t('loggingOut')} />
    </>
  );
}

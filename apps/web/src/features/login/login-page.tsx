import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';
import { LoginPanel } from './login-panel.tsx';

interface LoginPageProps {
  /** The server runs with demo data, so there are sign-ins to point to. */
  demo: boolean;
  onSignedIn: () => void;
}

export function LoginPage({ demo, onSignedIn }: LoginPageProps) {
  const { t } = useTranslation('login');
  const headingId = useId();
  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <h1 id={headingId} className={classes.heading}>
          {t('title')}
        </h1>
        <LoginForm labelledBy={headingId} onSignedIn={onSignedIn} />
        {demo && <p className={classes.demo}>{t('demo')}</p>}
      </div>
      <LoginPanel />
    </div>
  );
}

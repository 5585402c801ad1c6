import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { EntryPanel } from '../../../ui/entry-page/entry-panel.tsx';
import { WelcomeIllustration } from '../../../ui/illustrations/welcome-illustration.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';
import classes from './login-page.module.css';

interface LoginPageProps extends Omit<LoginFormProps, 'labelledBy'> {
  /** Another way to sign in, where this installation has one. */
  singleSignOn?: ReactNode;
}

export function LoginPage({ singleSignOn, ...ways }: LoginPageProps) {
  const { t } = useTranslation('login');
  const headingId = useId();
  return (
    <EntryPage
      heading={t('title')}
      headingId={headingId}
      panel={
        <EntryPanel illustration={<WelcomeIllustration />} title={t('panel.title')}>
          <p>{t('panel.text')}</p>
        </EntryPanel>
      }
    >
      <LoginForm labelledBy={headingId} {...ways} />
      <p className={classes.forgotten}>
        <Link to="/forgot-password">{t('forgottenPassword')}</Link>
      </p>
      {singleSignOn}
      <p className={classes.register}>
        {t('newHere')} <Link to="/self-register">{t('register')}</Link>
      </p>
      <p className={classes.calculator}>
        <Link to="/supplier/calculator">{t('calculator')}</Link>
      </p>
    </EntryPage>
  );
}

import { useTranslation } from 'react-i18next';
import { WelcomeIllustration } from '../../components/illustrations/welcome-illustration.tsx';
import classes from './login-panel.module.css';

/** For whoever comes here for the first time: what this place is for. */
export function LoginPanel() {
  const { t } = useTranslation('login');
  return (
    <section className={classes.panel}>
      <WelcomeIllustration />
      <h2 className={classes.title}>{t('panel.title')}</h2>
      <p className={classes.text}>{t('panel.text')}</p>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './inline-links.module.css';

/** What to do with an address that has an account already. */
export function AccountExistsHelp() {
  const { t } = useTranslation('registration');
  return (
    <span className={classes.links}>
      <Link to="/login">{t('signIn')}</Link>
      <Link to="/forgot-password">{t('forgottenPassword')}</Link>
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import classes from './invitation-message.module.css';

/** Longer ones wait behind their title, so that what can be done stays in sight. */
const shownAtOnce = 320;

export function InvitationMessage({ message, person }: { message: string; person: string }) {
  const { t } = useTranslation('registration');
  return (
    <details className={classes.message} open={message.length <= shownAtOnce}>
      <summary>{t('invitation.message', { person })}</summary>
      <blockquote>{message}</blockquote>
    </details>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import classes from '../login-page.module.css';
import { useBeginSignIn } from './use-begin-sign-in.ts';

/** Another way in, below the form for e-mail and password; whatever goes wrong here leaves that form as it is. */
export function SingleSignOnButton({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation('sso');
  const { begin, isPending, problem } = useBeginSignIn(redirect);
  return (
    <div className={kit.above20}>
      <p className={`${kit.line12} ${kit.note} ${classes.or}`}>{t('or')}</p>
      <Button variant="default" loading={isPending} onClick={begin} fullWidth>
        {t('button')}
      </Button>
      <p className={`${kit.danger} ${classes.problem}`} role="alert">
        {problem}
      </p>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '../../../ui/data-table/use-kept-focus.ts';
import type { SignInOverview } from './api/get-sign-in-overview.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import classes from './email-section.module.css';
import { ProfileSection } from './profile-section.tsx';
import { WaitingEmail } from './waiting-email.tsx';

export function EmailSection({ email, signIn }: { email: string; signIn: SignInOverview }) {
  const { t } = useTranslation('profile');
  const [changing, setChanging] = useState(false);
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Whatever had the focus and is gone leaves it to the button that is there again.
  const keptFocus = useKeptFocus(opener);
  const { newEmail, hasPassword } = signIn;

  function finish() {
    setAsked(true);
    setChanging(false);
  }

  return (
    <ProfileSection title={t('email.title')} description={t('email.description')}>
      {(headingId) => (
        <div className={classes.section} {...keptFocus}>
          <div className={classes.present}>
            <p className={classes.address}>{email}</p>
            {hasPassword && !changing ? (
              <Button ref={opener} onClick={() => setChanging(true)}>
                {newEmail === null ? t('email.change') : t('email.changeAgain')}
              </Button>
            ) : null}
          </div>
          {newEmail !== null && !changing ? (
            <WaitingEmail email={email} newEmail={newEmail} takesFocus={asked} />
          ) : null}
          {hasPassword ? null : <p className={classes.why}>{t('email.noPassword')}</p>}
          {changing ? (
            <ChangeEmailForm email={email} labelledBy={headingId} onDone={finish} onCancel={() => setChanging(false)} />
          ) : null}
        </div>
      )}
    </ProfileSection>
  );
}

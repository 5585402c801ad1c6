import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AccountForm } from './account-form.tsx';
import { AccountStep } from './account-step.tsx';
import type { AccountValues } from './account-values.ts';
import type { Invitation } from './api/get-invitation.ts';
import classes from './inline-links.module.css';
import { InvitationEntry } from './invitation-entry.tsx';
import { Notice } from './notice.tsx';

interface InvitedRegistrationProps {
  invitation: Invitation;
  token: string;
  onVerified: (registrationToken: string) => void;
}

/** The invited address is filled in; somebody else of the company may put in their own. */
export function InvitedRegistration({ invitation, token, onVerified }: InvitedRegistrationProps) {
  const { t } = useTranslation('registration');
  const { email, inviterName, knownOrganisation } = invitation;
  const headingId = useId();
  const form = useForm<AccountValues>({ defaultValues: { email, password: '' } });
  return (
    <AccountStep>
      {({ cameBack, onMailSent }) => (
        <InvitationEntry
          invitation={invitation}
          headingId={headingId}
          step={t('step', { number: 1 })}
          focusHeading={cameBack}
        >
          {knownOrganisation ? (
            <Notice>
              <p>{t('invitation.known', { organisation: knownOrganisation })}</p>
            </Notice>
          ) : null}
          <AccountForm
            form={form}
            labelledBy={headingId}
            emailHelp={t('invitation.emailHelp', { inviter: inviterName })}
            submitLabel={t('invitation.submit')}
            invited={{ email, token }}
            onVerified={onVerified}
            onMailSent={onMailSent}
          />
          <p className={classes.below}>
            {t('haveAccount')} <Link to="/login">{t('signIn')}</Link>
          </p>
        </InvitationEntry>
      )}
    </AccountStep>
  );
}

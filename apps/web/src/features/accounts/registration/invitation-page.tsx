import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { linkRefusalOf } from '../../../lib/link-outcome.ts';
import { EntryLoading } from '../../../ui/entry-page/entry-message.tsx';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { AccountForm, type AccountValues } from './account-form.tsx';
import { AccountStep } from './account-step.tsx';
import { ColleagueForm } from './colleague-form.tsx';
import { FailedPage } from './failed-page.tsx';
import classes from './inline-links.module.css';
import { InvitationAccepted } from './invitation-accepted.tsx';
import { InvitationEntry } from './invitation-entry.tsx';
import { InvitationLinkRefused } from './invitation-link-refused.tsx';
import { Notice } from './notice.tsx';
import { getInvitation, type Invitation } from './registration-calls.ts';
import { SignedInAs } from './signed-in-as.tsx';

const acceptInvitation = operationMutation('acceptInvitation');

/** What the link of an invitation leads to: for a company, or for a colleague. */
export function InvitationPage({ token, ...ways }: { token: string } & InvitationWays) {
  const { t } = useTranslation('registration');
  const invitation = useQuery(getInvitation(token));
  if (invitation.data) {
    const Invitation = invitation.data.kind === 'USER' ? ColleagueInvitation : CompanyInvitation;
    return <Invitation invitation={invitation.data} token={token} {...ways} />;
  }
  const refusal = linkRefusalOf(invitation.error);
  if (refusal) return <InvitationLinkRefused refusal={refusal} />;
  if (invitation.isError) return <FailedPage error={invitation.error} />;
  return <EntryLoading label={t('invitation.loading')} />;
}

interface CompanyInvitationProps extends InvitationWays {
  invitation: Invitation;
  token: string;
}

/** A company is invited: a signed-in user accepts for their own one, the owner of an account signs in, others register. */
function CompanyInvitation({ invitation, token, signedIn, onVerified, onLogOut }: CompanyInvitationProps) {
  if (signedIn) return <AcceptInvitation invitation={invitation} token={token} onLogOut={onLogOut} />;
  if (invitation.accountExists) return <InvitedAccountExists invitation={invitation} />;
  return <InvitedRegistration invitation={invitation} token={token} onVerified={onVerified} />;
}

/** The invited address can sign in: the invitation waits for it in the settings. */
function InvitedAccountExists({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('registration');
  return (
    <InvitationEntry invitation={invitation}>
      <Notice title={t('invitation.exists.title')}>
        <p>{t('invitation.exists.text', { email: invitation.email })}</p>
      </Notice>
      <Button
        variant="filled"
        fullWidth
        renderRoot={(button) => <Link {...button} to="/login" search={{ redirect: '/settings?tab=invitations' }} />}
      >
        {t('invitation.exists.action')}
      </Button>
    </InvitationEntry>
  );
}

interface ColleagueInvitationProps extends InvitationWays {
  invitation: Invitation;
  token: string;
}

/** Somebody is invited into an organisation; one person belongs to one. */
function ColleagueInvitation({ invitation, token, signedIn, onRegistered, onLogOut }: ColleagueInvitationProps) {
  const { t } = useTranslation('registration');
  if (signedIn) {
    return (
      <EntryPage heading={t('colleague.title', { organisation: invitation.inviterName })}>
        <SignedInAs onLogOut={onLogOut}>
          {(organisation) => (
            <Notice>
              <p>{t('colleague.signedIn', { organisation })}</p>
            </Notice>
          )}
        </SignedInAs>
      </EntryPage>
    );
  }
  if (invitation.accountExists) return <ColleagueAccountExists invitation={invitation} />;
  return <ColleagueForm invitation={invitation} token={token} onRegistered={onRegistered} />;
}

/** The address is taken: by a user of another organisation, or by somebody who never finished registering. */
function ColleagueAccountExists({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('registration');
  const { email, inviterName: organisation, invitedBy: person } = invitation;
  return (
    <EntryPage heading={t('colleague.exists.title')} lead={t('colleague.exists.text', { email, organisation })}>
      <Notice>
        <p>{t('colleague.exists.unfinished', { organisation })}</p>
        <p>{t('colleague.exists.elsewhere', { person })}</p>
      </Notice>
      <Button component={Link} to="/login" variant="filled" fullWidth>
        {t('signIn')}
      </Button>
    </EntryPage>
  );
}

/** Where an invitation can lead, decided by the route. */
interface InvitationWays {
  /** Somebody is signed in in this browser. */
  signedIn: boolean;
  onVerified: (registrationToken: string) => void;
  onRegistered: () => void;
  onLogOut: () => void;
}

interface InvitedRegistrationProps {
  invitation: Invitation;
  token: string;
  onVerified: (registrationToken: string) => void;
}

/** The invited address is filled in; somebody else of the company may put in their own. */
function InvitedRegistration({ invitation, token, onVerified }: InvitedRegistrationProps) {
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

interface AcceptInvitationProps {
  invitation: Invitation;
  token: string;
  onLogOut: () => void;
}

/** A signed-in user accepts for their own organisation. */
function AcceptInvitation({ invitation, token, onLogOut }: AcceptInvitationProps) {
  const { t } = useTranslation('registration');
  const accept = useMutation(acceptInvitation);
  const problem = useProblemText(accept.error);
  if (accept.data) {
    return <InvitationAccepted inviter={invitation.inviterName} claimState={accept.data.claimState} />;
  }
  return (
    <InvitationEntry invitation={invitation}>
      <SignedInAs onLogOut={onLogOut}>
        {(organisation) => (
          <>
            <ErrorSummary problem={problem} fields={[]} attempt={accept.submittedAt} />
            <Button
              variant="filled"
              fullWidth
              loading={accept.isPending}
              onClick={() => accept.mutate({ params: { invitationId: invitation.invitationId }, body: { token } })}
            >
              {t('accept.action', { organisation })}
            </Button>
          </>
        )}
      </SignedInAs>
    </InvitationEntry>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { EntryLoading, EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { MailIllustration } from '../../../ui/illustrations/mail-illustration.tsx';
import { CompleteRegistrationForm } from './complete-registration-form.tsx';
import { FailedPage } from './failed-page.tsx';
import { InvitationAccepted } from './invitation-accepted.tsx';
import { getRegistration, type Registration } from './registration-calls.ts';
import { RegistrationClosed } from './registration-closed.tsx';
import { formKind, registrationEndOf } from './registration-end.ts';
import { RegistrationOver } from './registration-over.tsx';

interface CompleteRegistrationPageProps {
  registrationToken: string;
  onRegistered: () => void;
}

/** The second step: the person, and the organisation that is new, was invited to, or is asked for access. */
export function CompleteRegistrationPage({ registrationToken, onRegistered }: CompleteRegistrationPageProps) {
  const { t } = useTranslation('registration');
  const { data: registration, error } = useQuery(getRegistration(registrationToken));
  const [wantsOther, setWantsOther] = useState(false);
  const [result, setResult] = useState<ReactNode>(null);

  if (result) return result;
  const end = registrationEndOf(error);
  if (end) return <RegistrationOver end={end} />;
  if (error) return <FailedPage error={error} />;
  if (!registration) return <EntryLoading label={t('complete.loading')} />;

  const kind = formKind(registration);
  const { accessRequest } = registration;
  if (accessRequest && kind !== 'join' && !wantsOther) {
    return <AccessWaitingPage request={accessRequest} onOther={kind === 'closed' ? null : () => setWantsOther(true)} />;
  }
  if (kind === 'closed') return <RegistrationClosed />;
  return (
    <CompleteRegistrationForm
      kind={kind}
      registration={registration}
      registrationToken={registrationToken}
      onAsked={(organisation) => setResult(<AccessAskedPage organisation={organisation} email={registration.email} />)}
      onRegistered={(claim) => {
        const inviter = registration.invitation?.inviterName;
        if (claim !== 'WAITING_FOR_APPROVAL' || !inviter) onRegistered();
        else setResult(<InvitationAccepted inviter={inviter} claimState={claim} />);
      }}
    />
  );
}

function AccessAskedPage({ organisation, email }: { organisation: string; email: string }) {
  const { t } = useTranslation('registration');
  return (
    <EntryMessage
      illustration={<MailIllustration />}
      heading={t('asked.title', { organisation })}
      actions={
        <Button component={Link} to="/login">
          {t('toSignIn')}
        </Button>
      }
    >
      <p>{t('asked.text')}</p>
      <p>
        {t('asked.answer')} <strong>{email}</strong>
      </p>
    </EntryMessage>
  );
}

interface AccessWaitingPageProps {
  request: NonNullable<Registration['accessRequest']>;
  /** Null where nobody registers a company without an invitation. */
  onOther: (() => void) | null;
}

/** Somebody has asked for access and comes back before there is an answer. */
function AccessWaitingPage({ request, onOther }: AccessWaitingPageProps) {
  const { t, i18n } = useTranslation('registration');
  return (
    <EntryMessage
      illustration={<MailIllustration />}
      heading={t('waiting.title', { organisation: request.organisationName })}
      actions={
        <>
          <Button component={Link} to="/login">
            {t('toSignIn')}
          </Button>
          {onOther ? (
            <Button variant="subtle" onClick={onOther}>
              {t('waiting.other')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{t('waiting.text', { date: formatDate(request.createdAt, pageLanguage(i18n)) })}</p>
    </EntryMessage>
  );
}

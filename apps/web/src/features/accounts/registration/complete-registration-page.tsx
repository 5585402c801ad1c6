import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLoading } from '../../../ui/entry-page/entry-loading.tsx';
import { AccessAskedPage } from './access-asked-page.tsx';
import { AccessWaitingPage } from './access-waiting-page.tsx';
import { getRegistration } from './api/get-registration.ts';
import { CompleteRegistrationForm } from './complete-registration-form.tsx';
import { FailedPage } from './failed-page.tsx';
import { formKind } from './form-kind.ts';
import { InvitationAccepted } from './invitation-accepted.tsx';
import { registrationEndOf } from './registration-end.ts';
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
    return <AccessWaitingPage request={accessRequest} onOther={() => setWantsOther(true)} />;
  }
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

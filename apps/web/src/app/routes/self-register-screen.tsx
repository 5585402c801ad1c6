import { useNavigate } from '@tanstack/react-router';
import { CompleteRegistrationPage } from '../../features/accounts/registration/complete-registration-page.tsx';
import { RegistrationClosed } from '../../features/accounts/registration/registration-closed.tsx';
import { SelfRegisterPage } from '../../features/accounts/registration/self-register-page.tsx';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import { useContinueRegistration } from '../navigation/entry-links.ts';

/** The first step, and the second one of every registration. */
export function SelfRegisterScreen() {
  const navigate = useNavigate();
  const continueRegistration = useContinueRegistration();
  const { registrationToken } = useOwnLocation().state;
  if (registrationToken === undefined) {
    const { rule, domains } = runtimeConfiguration().registration;
    if (rule === 'invited') return <RegistrationClosed />;
    return <SelfRegisterPage domains={domains} onVerified={continueRegistration} />;
  }
  return (
    <CompleteRegistrationPage
      registrationToken={registrationToken}
      onRegistered={() => void navigate({ to: '/', replace: true })}
    />
  );
}

import { getRouteApi, useRouter } from '@tanstack/react-router';
import { LoginPage } from '../../features/accounts/login-page.tsx';
import { SingleSignOnButton } from '../../features/accounts/single-sign-on/single-sign-on-button.tsx';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import { safeRedirectPath, useContinueRegistration } from '../navigation/entry-links.ts';

const loginRoute = getRouteApi('/public/login');

export function LoginScreen() {
  const router = useRouter();
  const { redirect } = loginRoute.useSearch();
  const continueRegistration = useContinueRegistration();
  const leave = () => router.history.replace(safeRedirectPath(redirect, location.origin));
  const { demoSignIns, authentication, registration } = runtimeConfiguration();
  return (
    <LoginPage
      demoSignIns={demoSignIns}
      registers={registration.rule !== 'invited'}
      singleSignOn={authentication ? <SingleSignOnButton redirect={redirect} /> : null}
      onSignedIn={leave}
      onIncomplete={continueRegistration}
    />
  );
}

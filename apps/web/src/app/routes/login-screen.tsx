import { getRouteApi, useRouter } from '@tanstack/react-router';
import { LoginPage } from '../../features/login/login-page.tsx';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import { safeRedirectPath } from '../navigation/safe-redirect-path.ts';

const loginRoute = getRouteApi('/public/login');

export function LoginScreen() {
  const router = useRouter();
  const { redirect } = loginRoute.useSearch();
  const leave = () => router.history.replace(safeRedirectPath(redirect, location.origin));
  return <LoginPage demo={runtimeConfiguration().demo} onSignedIn={leave} />;
}

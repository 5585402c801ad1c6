import { getRouteApi, useRouter } from '@tanstack/react-router';
import { SingleSignOnPage } from '../../features/accounts/single-sign-on/single-sign-on-page.tsx';
import { safeRedirectPath, useContinueRegistration } from '../navigation/entry-links.ts';

const ssoRoute = getRouteApi('/public/sso');

export function SsoScreen() {
  const router = useRouter();
  const continueRegistration = useContinueRegistration();
  return (
    <SingleSignOnPage
      answer={ssoRoute.useLoaderData()}
      onSignedIn={(redirect) => router.history.replace(safeRedirectPath(redirect, location.origin))}
      onIncomplete={continueRegistration}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { focusLateHeading } from '../navigation/page-focus.ts';
import { LoadingPage } from '../pages/loading-page.tsx';
import { OrganisationErrorPage } from '../pages/organisation-error-page.tsx';
import type { Account } from './account.ts';
import { useProfileLanguage } from './use-profile-language.ts';

/** Nothing behind the sign-in page is shown before the organisation and the user are known. */
export function AccountGate({ children }: { children: (account: Account) => ReactNode }) {
  const organisation = useQuery(getOrganisation);
  const user = useQuery(getCurrentUser);
  const spoken = useProfileLanguage(user.data?.language);
  const failed = [organisation, user].filter((query) => query.isError && !query.data);

  if (organisation.data && user.data && spoken) {
    return <Opened>{children({ organisation: organisation.data, user: user.data })}</Opened>;
  }
  // A session that just ended is on its way to the sign-in page; that is no failure of the organisation.
  if (failed.some((query) => !isSessionOver(query.error))) {
    const retry = () => failed.map((query) => query.refetch());
    return <OrganisationErrorPage onRetry={retry} retrying={failed.some((query) => query.isFetching)} />;
  }
  return <LoadingPage />;
}

/** Whoever waited in front of the gate begins at the heading of the page behind it. */
function Opened({ children }: { children: ReactNode }) {
  useEffect(focusLateHeading, []);
  return children;
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'UNAUTHENTICATED';
}

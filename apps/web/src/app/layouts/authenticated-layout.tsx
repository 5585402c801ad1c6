import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getCurrentUser, getOrganisation } from '../../lib/account.ts';
import { ApiProblem, suspensionOf } from '../../lib/api/api-errors.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { ServerErrorIllustration } from '../../ui/illustrations/error-illustrations.tsx';
import kit from '../../ui/kit.module.css';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import { type Account, useProfileLanguage } from '../account.ts';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { focusLateHeading } from '../navigation/page-focus.ts';
import { AccountMenu } from '../side-menu/account-menu.tsx';
import { SuspendedPage } from '../suspended-page.tsx';
import { contentId, PlainFrame, SkipLink } from './plain-frame.tsx';
import classes from './with-menu.module.css';

export function AuthenticatedLayout() {
  return (
    <AccountGate>
      {(account) => (
        <div className={classes.shell}>
          <SkipLink />
          <AccountMenu account={account} />
          <main id={contentId} tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
        </div>
      )}
    </AccountGate>
  );
}

/** Nothing behind the sign-in page is shown before the organisation and the user are known. */
function AccountGate({ children }: { children: (account: Account) => ReactNode }) {
  const organisation = useQuery(getOrganisation);
  const user = useQuery(getCurrentUser);
  const spoken = useProfileLanguage(user.data?.language);
  const failed = [organisation, user].filter((query) => query.isError && !query.data);

  // Also where the organisation was known before: nothing that is shown of it can be gone on with.
  const suspended = suspensionOf(organisation.error) ?? suspensionOf(user.error);
  if (suspended !== null) return <SuspendedPage suspension={suspended} />;
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

/** A reader who waited in front of the gate begins at the heading of the page behind it. */
function Opened({ children }: { children: ReactNode }) {
  useEffect(focusLateHeading, []);
  return children;
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'UNAUTHENTICATED';
}

function LoadingPage() {
  const { t } = useTranslation('shell');
  const label = t('loadingOrganisation');
  return (
    <main>
      <h1 className={kit.visuallyHidden}>{label}</h1>
      <LoadingSpinner fullScreen label={label} />
    </main>
  );
}

function OrganisationErrorPage({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const { t } = useTranslation(['shell', 'common']);
  const heading = t('organisationError.title');
  return (
    <PlainFrame>
      <DocumentTitle page={heading} />
      <ErrorView
        illustration={<ServerErrorIllustration />}
        heading={heading}
        message={t('organisationError.message')}
        action={
          <>
            <Button variant="filled" loading={retrying} onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
            <Button component={Link} to="/logout">
              {t('menu.logOut')}
            </Button>
          </>
        }
      />
    </PlainFrame>
  );
}

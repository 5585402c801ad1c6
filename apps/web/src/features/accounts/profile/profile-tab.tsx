import type { Language } from '@pcf/contract/vocabulary/language';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../../lib/account/get-current-user.ts';
import { getSignInOverview } from './api/get-sign-in-overview.ts';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { SignInLoading } from './sign-in-loading.tsx';

export function ProfileTab({ languageNames }: { languageNames: Readonly<Record<Language, string>> }) {
  const { t } = useTranslation('profile');
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const signIn = useQuery(getSignInOverview);
  return (
    <div>
      <ProfileSection title={t('title')} description={t('description')}>
        {(headingId) => <ProfileForm user={user} languageNames={languageNames} labelledBy={headingId} />}
      </ProfileSection>
      {signIn.data ? (
        <>
          <EmailSection email={user.email} signIn={signIn.data} />
          <PasswordSection email={user.email} hasPassword={signIn.data.hasPassword} />
          <SessionsSection sessions={signIn.data.sessions} />
          <DataSection email={user.email} hasPassword={signIn.data.hasPassword} />
        </>
      ) : signIn.isError ? (
        <SignInFailure onRetry={() => signIn.refetch()} retrying={signIn.isFetching} />
      ) : (
        <SignInLoading />
      )}
    </div>
  );
}

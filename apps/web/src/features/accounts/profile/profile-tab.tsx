import { Button, Skeleton } from '@mantine/core';
import type { Language } from '@pcf/contract/vocabulary/language';
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../../lib/account.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ErrorView } from '../../../ui/error-view.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { ConnectionLostIllustration } from '../../../ui/illustrations/connection-lost-illustration.tsx';
import kit from '../../../ui/kit.module.css';
import { NewPasswordField } from '../../../ui/new-password-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { getSignInOverview, SessionsSection } from './sessions-section.tsx';

const setPassword = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['setPassword'],
    // The same call sets a password by the link of a mail, hence for anybody; here the session says whose it is.
    mutationFn: (body: PasswordChange) => callApi('setPassword', { body }, { signedIn: true }),
    onSuccess: () => queryClient.invalidateQueries(getSignInOverview),
  });

const empty: PasswordChange = { currentPassword: '', password: '' };

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

function SignInFailure({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <ErrorView
      level={2}
      illustration={<ConnectionLostIllustration />}
      heading={t('failed.title')}
      message={t('failed.message')}
      action={
        <Button loading={retrying} onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      }
    />
  );
}

/** In the shape of the sections to come, so that nothing jumps when they arrive. */
function SignInLoading() {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <>
      <span className={kit.visuallyHidden} role="status">
        {t('common:loading')}
      </span>
      <ProfileSection title={t('email.title')} description={t('email.description')}>
        {() => <Skeleton height={40} />}
      </ProfileSection>
      <ProfileSection title={t('password.title')} description={t('password.description')}>
        {() => <Skeleton height={140} />}
      </ProfileSection>
      <ProfileSection title={t('sessions.title')} description={t('sessions.description')}>
        {() => <Skeleton height={140} />}
      </ProfileSection>
      <ProfileSection title={t('data.title')} description={t('data.description')}>
        {() => <Skeleton height={180} />}
      </ProfileSection>
    </>
  );
}

function PasswordSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <ProfileSection title={t('password.title')} description={t('password.description')}>
      {(headingId) => (hasPassword ? <PasswordForm email={email} labelledBy={headingId} /> : <NoPassword />)}
    </ProfileSection>
  );
}

/** For users who sign in with the identity provider of their company. */
function NoPassword() {
  const { t } = useTranslation('profile');
  return (
    <Notice
      actions={
        <Button component={Link} to="/forgot-password">
          {t('password.setByMail')}
        </Button>
      }
    >
      <p>{t('password.none')}</p>
    </Notice>
  );
}

function PasswordForm({ email, labelledBy }: { email: string; labelledBy: string }) {
  const { t } = useTranslation('profile');
  const form = useForm<PasswordChange>({ defaultValues: empty });
  const change = useMutation(setPassword(useQueryClient()));
  const problem = useProblemText(change.error);

  async function submit(values: PasswordChange) {
    try {
      await change.mutateAsync(values);
      form.reset(empty);
      showSuccessToast('profile:password.changed');
    } catch (error) {
      showFieldProblems(form, error);
    }
  }

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      <CurrentPasswordField email={email} />
      <NewPasswordField<PasswordChange>
        name="password"
        label={t('password.new')}
        email={email}
        required={t('password.newRequired')}
      />
      <div className={kit.actions}>
        <Button type="submit" variant="filled" loading={change.isPending}>
          {t('password.change')}
        </Button>
      </div>
    </FormFrame>
  );
}

interface PasswordChange {
  currentPassword: string;
  password: string;
}

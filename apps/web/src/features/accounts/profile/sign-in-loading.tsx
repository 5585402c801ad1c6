import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProfileSection } from './profile-section.tsx';

/** In the shape of the sections to come, so that nothing jumps when they arrive. */
export function SignInLoading() {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <>
      <VisuallyHidden role="status">{t('common:loading')}</VisuallyHidden>
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

import { useTranslation } from 'react-i18next';
import { NoPassword } from './no-password.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileSection } from './profile-section.tsx';

export function PasswordSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <ProfileSection title={t('password.title')} description={t('password.description')}>
      {(headingId) => (hasPassword ? <PasswordForm email={email} labelledBy={headingId} /> : <NoPassword />)}
    </ProfileSection>
  );
}

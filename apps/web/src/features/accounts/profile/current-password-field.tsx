import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/password-field.tsx';

interface CurrentPasswordFieldProps {
  email: string;
  takesFocus?: boolean;
}

/** In every form that is sent with the password of the signed-in user. */
export function CurrentPasswordField({ email, takesFocus = false }: CurrentPasswordFieldProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      {/* For password managers, which keep a password together with the name it belongs to. */}
      <input hidden type="text" autoComplete="username" value={email} readOnly />
      <PasswordField<{ currentPassword: string }>
        name="currentPassword"
        label={t('password.current')}
        autoComplete="current-password"
        takesFocus={takesFocus}
        rules={{ required: t('password.currentRequired') }}
      />
    </>
  );
}

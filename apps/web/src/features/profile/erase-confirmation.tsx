import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';

export interface EraseValues {
  currentPassword: string;
  email: string;
}

/** The password of whoever has one; anybody else types the own address, so that it is not done by mistake. */
export function EraseConfirmation({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('profile');
  if (hasPassword) {
    return (
      <>
        {/* For password managers, which keep a password together with the name it belongs to. */}
        <input hidden type="text" autoComplete="username" value={email} readOnly />
        <PasswordField<EraseValues>
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
          takesFocus
          rules={{ required: t('password.currentRequired') }}
        />
      </>
    );
  }
  return (
    <TextField<EraseValues>
      name="email"
      type="email"
      label={t('data.eraseDialog.email')}
      help={t('data.eraseDialog.emailHelp', { email })}
      autoComplete="off"
      takesFocus
      rules={{
        required: t('data.eraseDialog.emailRequired'),
        validate: (value) => normaliseEmail(value) === email || t('data.eraseDialog.emailWrong'),
      }}
    />
  );
}

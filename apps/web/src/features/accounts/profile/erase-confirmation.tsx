import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

export interface EraseValues {
  currentPassword: string;
  email: string;
}

/** The password of whoever has one; anybody else types the own address, so that it is not done by mistake. */
export function EraseConfirmation({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('profile');
  if (hasPassword) return <CurrentPasswordField email={email} takesFocus />;
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

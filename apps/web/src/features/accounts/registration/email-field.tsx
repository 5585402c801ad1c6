import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field.tsx';

/** Called `email` in every form, so that password managers know it again. */
export function EmailField({
  help,
  autoComplete = 'username',
}: {
  help?: ReactNode;
  autoComplete?: 'username' | 'email';
}) {
  const { t } = useTranslation('registration');
  return (
    <TextField<{ email: string }>
      name="email"
      type="email"
      label={t('email')}
      autoComplete={autoComplete}
      help={help}
      rules={{
        required: t('emailRequired'),
        validate: (email) => normaliseEmail(email) !== null || t('emailInvalid'),
      }}
    />
  );
}

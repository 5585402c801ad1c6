import { textLimits } from '@pcf/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { RegistrationValues } from './registration-values.ts';

export function CompanyNameField() {
  const { t } = useTranslation('registration');
  const missing = t('company.required');
  return (
    <TextField<RegistrationValues>
      name="organisationName"
      label={t('company.name')}
      help={t('company.help')}
      autoComplete="organization"
      rules={{
        required: missing,
        validate: (name) => String(name).trim() !== '' || missing,
        maxLength: textLimits.organisationName,
      }}
    />
  );
}

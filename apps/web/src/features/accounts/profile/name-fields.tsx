import { textLimits } from '@pcf/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import classes from './name-fields.module.css';
import type { ProfileValues } from './profile-values.ts';

export function NameFields() {
  const { t } = useTranslation('profile');
  const rules = (missing: string) => ({
    maxLength: textLimits.personName,
    required: missing,
    validate: (value: string) => value.trim() !== '' || missing,
  });
  return (
    <div className={classes.names}>
      <TextField<ProfileValues>
        name="firstName"
        label={t('firstName')}
        autoComplete="given-name"
        rules={rules(t('firstNameRequired'))}
      />
      <TextField<ProfileValues>
        name="lastName"
        label={t('lastName')}
        autoComplete="family-name"
        rules={rules(t('lastNameRequired'))}
      />
    </div>
  );
}

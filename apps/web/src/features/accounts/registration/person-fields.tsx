import { textLimits } from '@pcf/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field.tsx';

export const nobodyYet: PersonValues = { firstName: '', lastName: '', jobTitle: '' };

const filled = (missing: string) => ({ required: missing, validate: (text: string) => text.trim() !== '' || missing });

/** For the registration form: a name for colleagues and partners to see. */
export function PersonFields() {
  const { t } = useTranslation('registration');
  return (
    <>
      <TextField<PersonValues>
        name="firstName"
        label={t('person.firstName')}
        autoComplete="given-name"
        rules={{ ...filled(t('person.firstNameRequired')), maxLength: textLimits.personName }}
      />
      <TextField<PersonValues>
        name="lastName"
        label={t('person.lastName')}
        autoComplete="family-name"
        rules={{ ...filled(t('person.lastNameRequired')), maxLength: textLimits.personName }}
      />
      <TextField<PersonValues>
        name="jobTitle"
        label={t('person.jobTitle')}
        autoComplete="organization-title"
        rules={{ maxLength: textLimits.jobTitle }}
      />
    </>
  );
}

export interface PersonValues {
  firstName: string;
  lastName: string;
  jobTitle: string;
}

/** As the calls take a person: an empty job title is none. */
export function toPerson({ firstName, lastName, jobTitle }: PersonValues) {
  return { firstName: firstName.trim(), lastName: lastName.trim(), jobTitle: jobTitle.trim() || null };
}

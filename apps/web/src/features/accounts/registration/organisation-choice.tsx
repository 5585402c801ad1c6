import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import type { Registration } from './api/get-registration.ts';
import { otherCompany, type RegistrationValues } from './registration-values.ts';

/** Organisations of the same mail domain can be asked for access; the own company may still be another one. */
export function OrganisationChoice({ organisations }: { organisations: Registration['organisations'] }) {
  const { t } = useTranslation('registration');
  const options = [
    ...organisations.map(({ id, name }) => ({ value: id, label: name, help: t('choice.askHelp') })),
    { value: otherCompany, label: t('choice.other'), help: t('choice.otherHelp') },
  ];
  return (
    <ChoiceField<RegistrationValues>
      name="choice"
      label={t('choice.legend')}
      options={options}
      rules={{ required: t('choice.required') }}
    />
  );
}

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormField } from '../../components/form/use-form-field.ts';
import type { Registration } from './api/get-registration.ts';
import classes from './organisation-choice.module.css';
import { otherCompany, type RegistrationValues } from './registration-values.ts';

/** Organisations of the same mail domain can be asked for access; the own company may still be another one. */
export function OrganisationChoice({ organisations }: { organisations: Registration['organisations'] }) {
  const { t } = useTranslation('registration');
  const legend = t('choice.legend');
  const formField = useFormField<RegistrationValues>({
    name: 'choice',
    label: legend,
    rules: { required: t('choice.required') },
  });
  const messageId = useId();
  const options = [
    ...organisations.map(({ id, name }) => ({ value: id, label: name, help: t('choice.askHelp') })),
    { value: otherCompany, label: t('choice.other'), help: t('choice.otherHelp') },
  ];
  return (
    <fieldset className={classes.choice} aria-describedby={formField.message ? messageId : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label, help }, index) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name="choice"
            // The summary of what is wrong leads to the first one.
            {...(index === 0 && { id: formField.id, ref: formField.field.ref })}
            value={value}
            checked={formField.field.value === value}
            onChange={() => formField.change(value)}
            onBlur={formField.leave}
          />
          <span>
            <span className={classes.label}>{label}</span>
            <span className={classes.help}>{help}</span>
          </span>
        </label>
      ))}
      {formField.message ? (
        <p id={messageId} className={classes.error}>
          {formField.message}
        </p>
      ) : null}
    </fieldset>
  );
}

import { brokenPasswordRules } from '@pcf/domain/accounts/password-rules';
import { type FieldPath, type FieldPathValue, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './new-password-field.module.css';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

interface NewPasswordFieldProps<Values extends FieldValues>
  extends Omit<PasswordFieldProps<Values>, 'autoComplete' | 'rules' | 'required'> {
  /** The password must not be this address; empty where it is not known. */
  email: string;
  required?: boolean | string;
}

/** A password somebody chooses, with the rules beside it while it is typed. */
export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const { email, required = true, ...field } = props;
  const { t } = useTranslation();
  const { control } = useFormContext<Values>();
  const password = String(useWatch({ control, name: field.name }) ?? '');

  function validate(value: FieldPathValue<Values, FieldPath<Values>>) {
    return brokenPasswordRules(String(value ?? ''), email).length === 0 || t('password.broken');
  }

  return (
    <div className={styles.pair}>
      <PasswordField<Values> {...field} autoComplete="new-password" rules={{ required, validate }} />
      <PasswordRules password={password} email={email} />
    </div>
  );
}

import { brokenPasswordRules, minimumPasswordLength, passwordRules } from '@pcf/domain/accounts/password-rules';
import { type FieldPath, type FieldPathValue, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import kit from './kit.module.css';
import styles from './new-password-field.module.css';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const marks = { met: 'm4 8.5 2.7 2.7L12 5.5', broken: 'm5 5 6 6M11 5l-6 6', open: 'M8 8h.01' };

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

interface PasswordRulesProps {
  password: string;
  /** Empty where it is not known: then nothing is said about it here, and the server validates. */
  email: string;
}

function PasswordRules({ password, email }: PasswordRulesProps) {
  const { t } = useTranslation();
  const broken = brokenPasswordRules(password, email);
  const known = passwordRules.filter(({ code }) => email !== '' || code !== 'NOT_THE_EMAIL');

  return (
    <div className={`${kit.framed} ${styles.rules}`}>
      <p className={`${kit.strong} ${styles.title}`}>{t('password.rulesTitle')}</p>
      <ul className={kit.flush}>
        {known.map(({ code }) => {
          const state = password === '' ? 'open' : broken.includes(code) ? 'broken' : 'met';
          return (
            <li key={code} className={`${kit.muted} ${styles.rule}`} data-state={state}>
              <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden>
                <path d={marks[state]} />
              </svg>
              <span>
                {t(`password.rule.${code}`, { count: minimumPasswordLength })}
                {state === 'open' ? null : (
                  <span className={kit.visuallyHidden}>
                    , {state === 'met' ? t('password.met') : t('password.notMet')}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

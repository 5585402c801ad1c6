import { apiKeyScopes } from '@pcf/contract/vocabulary/api-key-scope';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../ui/choice-field/choice-field.module.css';
import { useFormField } from '../../ui/form/use-form-field.ts';
import type { KeyValues } from './key-values.ts';

/** What the key may do: nothing that is not ticked. */
export function ScopesField() {
  const { t } = useTranslation('apiKeys');
  const id = useId();
  const {
    id: fieldId,
    field,
    message,
    change,
    leave,
  } = useFormField<KeyValues>({
    name: 'scopes',
    label: t('create.scopes'),
    required: true,
    rules: { validate: (value) => value.length > 0 || t('create.scopesRequired') },
  });
  const chosen = field.value as KeyValues['scopes'];
  return (
    <fieldset className={classes.choice} aria-describedby={message && `${id}message`}>
      <legend className={classes.legend}>{t('create.scopes')}</legend>
      <div className={classes.options}>
        {apiKeyScopes.map((scope, index) => (
          <label key={scope} className={classes.option}>
            <input
              type="checkbox"
              className={classes.radio}
              name={field.name}
              // The summary of what is wrong leads to the first one.
              {...(index === 0 && { id: fieldId, ref: field.ref })}
              value={scope}
              checked={chosen.includes(scope)}
              aria-describedby={`${id}${scope}`}
              onChange={({ currentTarget: { checked } }) =>
                change(apiKeyScopes.filter((each) => (each === scope ? checked : chosen.includes(each))))
              }
              onBlur={leave}
            />
            <span className={classes.words}>
              <span className={classes.label}>{t(`scope.${scope}`)}</span>
              <span id={`${id}${scope}`} className={classes.meaning}>
                {t(`scopeMeaning.${scope}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
      {message ? (
        <p id={`${id}message`} className={classes.error}>
          {message}
        </p>
      ) : null}
    </fieldset>
  );
}

import { invitationRelations } from '@pcf/contract/vocabulary/invitation-relation';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../ui/choice-field/choice-field.module.css';
import { useFormField } from '../../../ui/form/use-form-field.ts';
import type { ConnectionValues } from './connection-values.ts';

/** What the partner is to the own organisation: one of the two, or both. */
export function RelationsField({ help }: { help: string | undefined }) {
  const { t } = useTranslation('network');
  const id = useId();
  const {
    id: fieldId,
    field,
    message,
    change,
    leave,
  } = useFormField<ConnectionValues>({
    name: 'relations',
    label: t('form.relations'),
    required: true,
    rules: { validate: (value) => (value as ConnectionValues['relations']).length > 0 || t('form.relationsRequired') },
  });
  const chosen = field.value as ConnectionValues['relations'];
  const notes = [help && `${id}help`, message && `${id}message`].filter(Boolean).join(' ');
  return (
    <fieldset className={classes.choice} aria-describedby={notes || undefined}>
      <legend className={classes.legend}>{t('form.relations')}</legend>
      <div className={classes.options}>
        {invitationRelations.map((relation, index) => (
          <label key={relation} className={classes.option}>
            <input
              type="checkbox"
              className={classes.radio}
              name={field.name}
              // The summary of what is wrong leads to the first one.
              {...(index === 0 && { id: fieldId, ref: field.ref })}
              value={relation}
              checked={chosen.includes(relation)}
              aria-describedby={`${id}${relation}`}
              onChange={({ currentTarget: { checked } }) =>
                change(invitationRelations.filter((each) => (each === relation ? checked : chosen.includes(each))))
              }
              onBlur={leave}
            />
            <span className={classes.words}>
              <span className={classes.label}>{t(`form.relation.${relation}`)}</span>
              <span id={`${id}${relation}`} className={classes.meaning}>
                {t(`form.relationMeaning.${relation}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
      {help ? (
        <p id={`${id}help`} className={classes.help}>
          {help}
        </p>
      ) : null}
      {message ? (
        <p id={`${id}message`} className={classes.error}>
          {message}
        </p>
      ) : null}
    </fieldset>
  );
}

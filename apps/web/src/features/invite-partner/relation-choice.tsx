import { invitationRelations } from '@pcf/contract/vocabulary/invitation-relation';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InviteValues } from './invite-values.ts';
import classes from './relation-choice.module.css';

export function RelationChoice() {
  const { t } = useTranslation('invite');
  const { register } = useFormContext<InviteValues>();
  const id = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('relationLabel')}</legend>
      {invitationRelations.map((relation, index) => (
        <label key={relation} className={classes.option}>
          <input
            type="radio"
            className={classes.radio}
            value={relation}
            data-autofocus={index === 0 || undefined}
            aria-describedby={`${id}${relation}`}
            {...register('relation')}
          />
          <span>
            <span className={classes.name}>{t(`relation.${relation}.name`)}</span>
            <span id={`${id}${relation}`} className={classes.meaning}>
              {t(`relation.${relation}.meaning`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

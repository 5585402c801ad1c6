import { userAccessLevels } from '@pcf/contract/vocabulary/user-access-level';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './access-level-choice.module.css';
import type { InviteValues } from './invite-values.ts';

export function AccessLevelChoice() {
  const { t } = useTranslation('users');
  const { register } = useFormContext<InviteValues>();
  const id = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('accessLevel')}</legend>
      {userAccessLevels.toReversed().map((level) => (
        <label key={level} className={classes.option}>
          <input
            type="radio"
            className={classes.radio}
            value={level}
            aria-describedby={`${id}${level}`}
            {...register('accessLevel')}
          />
          <span>
            <span className={classes.name}>{t(`level.${level}`)}</span>
            <span id={`${id}${level}`} className={classes.meaning}>
              {t(`levelMeaning.${level}`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './language-choice.module.css';
import type { ProfileValues } from './profile-values.ts';

export function LanguageChoice({ languageNames }: { languageNames: Readonly<Record<Language, string>> }) {
  const { t } = useTranslation('profile');
  const { register } = useFormContext<ProfileValues>();
  const helpId = useId();
  return (
    <fieldset className={classes.choice} aria-describedby={helpId}>
      <legend className={classes.legend}>{t('language')}</legend>
      <div className={classes.options}>
        {languages.map((language) => (
          <label key={language} className={classes.option} lang={language}>
            <input type="radio" className={classes.radio} value={language} {...register('language')} />
            {languageNames[language]}
          </label>
        ))}
      </div>
      <p id={helpId} className={classes.help}>
        {t('languageHelp')}
      </p>
    </fieldset>
  );
}

import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../i18n/i18n.ts';
import kit from '../ui/kit.module.css';
import { LineIcon } from '../ui/line-icon.tsx';
import classes from './language-switch.module.css';

/** Each in its own language, so that people find theirs whatever the page speaks now. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** A native select: it opens as the device's own list, and costs the sign-in page nothing. */
export function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const { t, i18n } = useTranslation('shell');
  const id = useId();
  const chosen = languages.find((language) => language === i18n.resolvedLanguage);
  return (
    <div
      className={`${kit.muted} ${classes.switch}`}
      data-compact={compact || undefined}
      title={compact ? t('language') : undefined}
    >
      <LineIcon name="globe" />
      <label htmlFor={id} className={kit.visuallyHidden}>
        {t('language')}
      </label>
      <select
        id={id}
        className={classes.select}
        value={chosen}
        onChange={(event) => {
          const language = languages.find((candidate) => candidate === event.currentTarget.value);
          if (language) void changeLanguage(language);
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      <svg className={classes.chevron} aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" fill="none">
        <path d="m2 3.5 3 3 3-3" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </div>
  );
}

import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import type { ProfileValues } from './profile-values.ts';

export function LanguageChoice({ languageNames }: { languageNames: Readonly<Record<Language, string>> }) {
  const { t } = useTranslation('profile');
  const options = languages.map((language) => ({ value: language, label: languageNames[language], lang: language }));
  return (
    <ChoiceField<ProfileValues> name="language" label={t('language')} help={t('languageHelp')} options={options} />
  );
}

import type { DataQualityPart } from '@pcf/domain/emission-data/data-quality';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatShare } from '../../lib/format/format-share.ts';

/** What was said about a criterion, in the words in which it was asked for. */
export function useSaidText() {
  const { t, i18n } = useTranslation(['dataQuality', 'exchange', 'emissionData']);
  return ({ criterion, said }: DataQualityPart): string => {
    if (said === null) return t('notSaid');
    switch (criterion) {
      case 'PRIMARY_DATA':
        return formatShare(said / 100, pageLanguage(i18n));
      case 'VERIFICATION':
        return said === 'VERIFIED' || said === 'NOT_VERIFIED'
          ? t(`verification.${said}`)
          : t('verification.with', { level: t(`emissionData:vocabulary.verificationLevel.${said}`) });
      case 'AGE':
        return said === 0 ? t('age.new') : t('age.years', { count: said });
      case 'GRANULARITY':
        return t(`exchange:granularity.${said}`);
      case 'CONFIDENCE':
        return t(`exchange:confidence.${said}`);
      case 'GEOGRAPHY':
        return t(`emissionData:vocabulary.geographicGranularity.${said}`);
    }
  };
}

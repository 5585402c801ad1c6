import { regions } from '@pcf/contract/vocabulary/region';
import { ownFieldOf } from '@pcf/pact/v3/own-field';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { exactNumber } from '../../lib/format/exact-number.ts';
import { usePathLabel } from '../emission-form/findings/use-path-label.ts';
import { useVocabulary } from '../emission-form/vocabulary/use-vocabulary.ts';
import type { ReceivedRemark } from './received-remark.ts';
import { shortened } from './shortened.ts';

/** A remark as a sentence behind the name of its field. */
export function useRemarkText() {
  const { t, i18n } = useTranslation('receivedData');
  const pathLabel = usePathLabel();
  const words = useVocabulary();
  const labelOf = (path: string): string => {
    const own = ownFieldOf(path);
    if (own !== null) return pathLabel(own);
    return path === 'pcf.pcfIncludingBiogenicUptake' ? t('withUptake') : path;
  };
  // With more digits than a number has it stays as it was written, so that what was rounded can be seen.
  const shownValue = (text: string): string =>
    String(Number(text)) === text ? exactNumber(Number(text), pageLanguage(i18n)) : shortened(text);
  const regionsOf = (codes: string): string =>
    codes
      .split(', ')
      .map((code) => {
        const region = regions.find((each) => each === code);
        return region ? words.region(region) : code;
      })
      .join(', ');
  return ({ path, code, sent, kept }: ReceivedRemark): { label: string; text: string } => {
    const text = () => {
      if (code === 'SHORTENED' && kept === null) return t('remark.LEFT_OUT');
      if (code === 'SHARE_MAY_BE_FRACTION') {
        return t('remark.SHARE_MAY_BE_FRACTION', {
          sent: shownValue(sent),
          percent: shownValue(String(Number((Number(sent) * 100).toPrecision(12)))),
        });
      }
      const shownKept = kept === null ? '' : code === 'WIDENED' ? regionsOf(kept) : shownValue(kept);
      return t(`remark.${code}`, { sent: shownValue(sent), kept: shownKept });
    };
    return { label: labelOf(path), text: text() };
  };
}

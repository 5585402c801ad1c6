import type { FootprintResult } from '@pcf/domain/footprint/summarise';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { roundDecimal } from '../../../lib/format/format-decimal.ts';
import { formatShare } from '../../../lib/format/format-share.ts';
import { differenceOf } from './difference.ts';

/** "B is 1.20 kgCO₂e/kg (32 %) lower than A." */
export function DifferenceText({ first, second }: { first: FootprintResult; second: FootprintResult }) {
  const { t, i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  const { direction, size, share } = differenceOf(first.total, second.total);
  const amount = `${roundDecimal(size, language)}\u00a0kgCO₂e/kg`;
  return t(`difference.${direction}`, {
    amount: share === null ? amount : `${amount} (${formatShare(share, language)})`,
  });
}

import { useTranslation } from 'react-i18next';
import { withoutIndex } from '../fields/field-name.ts';
import { withoutQuestionMark } from '../findings/use-finding-message.ts';
import { usePathLabel } from '../findings/use-path-label.ts';
import { exchangeFields } from './exchange-fields.ts';
import type { ExchangeFinding } from './exchange-findings.ts';

/** What is missing, or why something cannot be said, with the field that it is about. */
export function useFindingText() {
  const { t } = useTranslation(['exchangeData', 'emissionData']);
  const pathLabel = usePathLabel();
  const labelOf = (path: string): string => {
    if (path === 'emissionValues.breakdown') return t('emissionData:group.breakdown');
    const own = exchangeFields.find((field) => `exchange.${field}` === withoutIndex(path));
    return own ? t(`field.${own}`) : pathLabel(path);
  };
  return ({ path, code }: Pick<ExchangeFinding, 'path' | 'code'>): string => {
    const label = labelOf(path);
    if (code === 'REQUIRED') return label;
    return t('finding', { label: withoutQuestionMark(label), problem: t(`problem.${code}`) });
  };
}

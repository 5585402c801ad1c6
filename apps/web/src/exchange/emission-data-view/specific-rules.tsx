import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from './use-field-words.ts';

type Rules = NonNullable<EmissionData['exchange']>['productOrSectorSpecificRules'];

/** The rules of a product or a sector that were followed, each with who publishes it. */
export function SpecificRules({ rules }: { rules: Rules }) {
  const { t } = useTranslation('emissionView');
  const { text } = useFieldWords();
  if (!rules?.length) return null;
  const lines = rules.map(({ operator, otherOperatorName, ruleNames }) => {
    const name = operator
      ? text('exchange.productOrSectorSpecificRules.operator', operator, otherOperatorName ?? null)
      : null;
    return [name, ruleNames?.join(', ')].filter(Boolean).join(': ');
  });
  return (
    <div data-wide>
      <dt>{t('rules')}</dt>
      <dd>{lines.join('\n')}</dd>
    </div>
  );
}

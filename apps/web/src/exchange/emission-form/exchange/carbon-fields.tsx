import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { formFieldName } from '../fields/field-name.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';
import { FieldPair } from '../layout/step-layout.tsx';
import { useExchangeField } from './use-exchange-field.ts';

const fields = [
  'biogenicCarbonContent',
  'recycledCarbonContent',
  'packagingBiogenicCarbonContent',
  'ccuCarbonContent',
] as const;

/** Carbon inside the product that is not fossil. */
export function CarbonFields() {
  const { t } = useTranslation('exchangeData');
  const field = useExchangeField();
  return (
    <FoldedGroup title={t('group.carbon')} names={fields.map((each) => formFieldName(`exchange.${each}`))}>
      <FieldPair>
        {fields.map((each) => (
          <NumberField<EmissionFormValues> key={each} {...field(each)} unit="kg C" />
        ))}
      </FieldPair>
    </FoldedGroup>
  );
}

import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { formFieldName } from '../fields/field-name.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';
import { FieldPair } from '../layout/step-layout.tsx';
import { useExchangeField } from './use-exchange-field.ts';

const units = {
  landCarbonLeakage: 'kgCO₂e',
  landManagementFossilGhgEmissions: 'kgCO₂e',
  landAreaOccupation: 'm²·a',
} as const;
const fields = Object.keys(units) as (keyof typeof units)[];

/** For what grows: land that is used, and emissions elsewhere because of it. */
export function LandFields() {
  const { t } = useTranslation('exchangeData');
  const field = useExchangeField();
  return (
    <FoldedGroup title={t('group.land')} names={fields.map((each) => formFieldName(`exchange.${each}`))}>
      <FieldPair>
        {fields.map((each) => (
          <NumberField<EmissionFormValues> key={each} {...field(each)} unit={units[each]} />
        ))}
      </FieldPair>
    </FoldedGroup>
  );
}

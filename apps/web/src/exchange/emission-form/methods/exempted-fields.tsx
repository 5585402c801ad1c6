import { exemptedPercentWithoutReason } from '@pcf/contract/exchange-limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';

const percentName = 'data.methodologies.exemptedEmissionsPercent';
const reasonName = 'data.methodologies.exemptedEmissionsReason';

/** How much was left out; above a little, why. */
export function ExemptedFields() {
  const { t } = useTranslation('emissionData');
  const field = useFieldProps();
  const { control } = useFormContext<EmissionFormValues>();
  const percent = useWatch({ control, name: percentName });
  return (
    <FoldedGroup title={t('group.exempted')} names={[percentName, reasonName]}>
      <NumberField<EmissionFormValues> {...field('methodologies.exemptedEmissionsPercent')} unit="%" />
      {percent == null ? null : (
        <TextField<EmissionFormValues>
          {...field('methodologies.exemptedEmissionsReason')}
          required={percent > exemptedPercentWithoutReason}
          multiline
        />
      )}
    </FoldedGroup>
  );
}

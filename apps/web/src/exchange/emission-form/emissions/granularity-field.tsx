import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-value-granularity';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { usePresetStandard } from './use-preset-standard.ts';

/** From what most have to what some have. */
const offered: readonly EmissionValueGranularity[] = [
  'PRODUCT',
  'LIFECYCLE',
  'DETAILED_LIFECYCLE',
  'CALCULATOR',
  'SHARE_COMPANY',
  'UNAVAILABLE',
];

/** What the answer will be made of; it decides which fields follow. */
export function GranularityField() {
  const { t } = useTranslation('emissionData');
  const { help: _, ...field } = useFieldProps()('emissionValues.granularity');
  usePresetStandard(useFormContext<EmissionFormValues>());
  return (
    <ChoiceField<EmissionFormValues>
      {...field}
      stacked
      options={offered.map((code) => ({
        value: code,
        label: t(`granularity.${code}.name`),
        help: t(`granularity.${code}.meaning`),
      }))}
    />
  );
}

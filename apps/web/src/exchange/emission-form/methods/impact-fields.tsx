import { impactMethodologies } from '@pcf/contract/vocabulary/impact-methodology';
import { ipccAssessmentReports } from '@pcf/contract/vocabulary/ipcc-assessment-report';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { FieldPair } from '../layout/step-layout.tsx';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { usePresetReports } from './use-preset-reports.ts';

/** How gases were turned into CO₂ equivalents. */
export function ImpactFields() {
  const field = useFieldProps();
  const words = useVocabulary();
  const form = useFormContext<EmissionFormValues>();
  const method = useWatch({ control: form.control, name: 'data.methodologies.impactMethodology' });
  usePresetReports(form);
  return (
    <FieldPair>
      <SelectField<EmissionFormValues>
        {...field('methodologies.impactMethodology')}
        searchable
        options={codeOptions(impactMethodologies, words.impactMethodology)}
      />
      {method === 'OTHER' ? <TextField<EmissionFormValues> {...field('methodologies.impactMethodologyText')} /> : null}
      <SelectField<EmissionFormValues>
        {...field('methodologies.ipccAssessmentReports')}
        multiple
        options={codeOptions(ipccAssessmentReports, words.ipccReport)}
      />
    </FieldPair>
  );
}

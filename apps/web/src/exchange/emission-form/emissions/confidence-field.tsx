import { confidenceLevels } from '@pcf/contract/vocabulary/confidence-level';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';

export function ConfidenceField() {
  const words = useVocabulary();
  return (
    <ChoiceField<EmissionFormValues>
      {...useFieldProps()('emissionValues.confidence')}
      options={codeOptions(confidenceLevels, words.confidence)}
    />
  );
}

import { yesNoUnknownAnswers } from '@pcf/contract/vocabulary/yes-no-unknown';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';

const questions = ['biogenicIncluded', 'offsetsIncluded', 'packagingIncluded'] as const;

/** Three questions with yes, no, or honestly not knowing. */
export function InclusionFields() {
  const field = useFieldProps();
  const words = useVocabulary();
  return questions.map((question) => (
    <ChoiceField<EmissionFormValues>
      key={question}
      {...field(`methodologies.${question}`)}
      options={codeOptions(yesNoUnknownAnswers, words.yesNoUnknown)}
    />
  ));
}

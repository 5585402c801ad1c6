import { allocationMethods } from '@pcf/contract/vocabulary/allocation-method';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';

/** How the emissions of one process are shared between what it makes. */
export function AllocationFields() {
  const field = useFieldProps();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const chosen = useWatch({ control, name: 'data.methodologies.allocationMethods' }) ?? [];
  const { help, ...methods } = field('methodologies.allocationMethods');
  return (
    <>
      <SelectField<EmissionFormValues>
        {...methods}
        help={<HelpWithTerm help={help} term="allocation" />}
        multiple
        options={codeOptions(allocationMethods, words.allocationMethod)}
      />
      {chosen.includes('OTHER') ? (
        <TextField<EmissionFormValues> {...field('methodologies.allocationMethodText')} />
      ) : null}
    </>
  );
}

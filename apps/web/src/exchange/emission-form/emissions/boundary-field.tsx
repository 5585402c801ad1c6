import { lifecycleBoundaries } from '@pcf/contract/vocabulary/emission-data';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/select-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import { codeOptions, useVocabulary } from '../use-vocabulary.ts';
import { useEmissionValues } from './use-emission-values.ts';

/** Which part of the product's life the value covers. */
export function BoundaryField() {
  const { t } = useTranslation('emissionData');
  const words = useVocabulary();
  const { help, ...field } = useFieldProps()('emissionValues.lifecycleBoundary');
  const { lifecycleBoundary } = useEmissionValues('lifecycleBoundary');
  return (
    <SelectField<EmissionFormValues>
      {...field}
      help={
        <HelpWithTerm help={lifecycleBoundary ? t(`boundaryMeaning.${lifecycleBoundary}`) : help} term="boundary" />
      }
      options={codeOptions(lifecycleBoundaries, words.boundary)}
    />
  );
}

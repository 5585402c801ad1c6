import { emissionUnits } from '@pcf/contract/vocabulary/emission-data';
import { lazy } from 'react';
import kit from '../../../ui/kit.module.css';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { useFormSurroundings } from '../form-surroundings.ts';
import { codeOptions, useVocabulary } from '../use-vocabulary.ts';
import { useEmissionValues } from './use-emission-values.ts';

/** For those whose customer is on another platform. */
const UnitHint = lazy(async () => ({ default: (await import('../exchange/unit-hint.tsx')).UnitHint }));

/** What the value is per. */
export function UnitField() {
  const field = useFieldProps();
  const words = useVocabulary();
  const { unit } = useEmissionValues('unit');
  const { exchange } = useFormSurroundings();
  return (
    <div className={`${kit.stack16} ${kit.shrinkable}`}>
      <SelectField<EmissionFormValues>
        {...field('emissionValues.unit')}
        options={codeOptions(emissionUnits, words.unit)}
      />
      {unit === 'OTHER' ? <TextField<EmissionFormValues> {...field('emissionValues.unitText')} /> : null}
      {exchange?.needed ? (
        <OptionalPart>
          <UnitHint customer={exchange.customer} />
        </OptionalPart>
      ) : null}
    </div>
  );
}

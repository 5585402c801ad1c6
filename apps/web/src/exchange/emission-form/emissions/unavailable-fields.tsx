import { DayField } from '../../../ui/day-field/day-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { useFormSurroundings } from '../form-surroundings.ts';
import { FieldGroup } from '../layout/step-layout.tsx';

/** Why there is nothing to tell yet, and when there may be. */
export function UnavailableFields() {
  const field = useFieldProps();
  const { today } = useFormSurroundings();
  return (
    <FieldGroup>
      <TextField<EmissionFormValues> {...field('emissionValues.unavailableReason')} multiline />
      <DayField<EmissionFormValues> {...field('emissionValues.availableFrom')} earliest={today} />
    </FieldGroup>
  );
}

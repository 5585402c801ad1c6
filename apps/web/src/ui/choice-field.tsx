import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ChoiceCards, type ChoiceOption } from './choice-cards.tsx';
import { FieldLabel } from './form/field-label.tsx';
import { type FormFieldOptions, useFormField } from './form/use-form-field.ts';
import { useShownChoice } from './form/use-shown-choice.ts';

interface ChoiceFieldProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  options: readonly ChoiceOption[];
  help?: ReactNode;
  /** One below the other, whatever the room. */
  stacked?: boolean;
  /** The first thing to do in a dialog. */
  autoFocus?: boolean;
}

/** A field of a form with a few answers to choose from. */
export function ChoiceField<Values extends FieldValues>({
  options,
  help,
  stacked = false,
  autoFocus = false,
  ...field
}: ChoiceFieldProps<Values>) {
  const formField = useFormField(field);
  const [chosen, choose] = useShownChoice<unknown>(formField.field.value, formField.change);
  return (
    <ChoiceCards
      legend={<FieldLabel label={field.label} required={field.required !== false} />}
      name={formField.field.name}
      options={options}
      chosen={chosen}
      onChoose={choose}
      onLeave={formField.leave}
      help={help}
      message={formField.message}
      stacked={stacked}
      autoFocus={autoFocus}
      firstId={formField.id}
      firstRef={formField.field.ref}
    />
  );
}

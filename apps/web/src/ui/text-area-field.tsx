import { Textarea } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { CharacterCounter } from './form/character-counter.tsx';
import { type TextFieldProps, useTextInput } from './text-field.tsx';

type TextAreaFieldProps<Values extends FieldValues> = Omit<TextFieldProps<Values>, 'unit' | 'type' | 'inputMode'>;

/** A field of several lines; apart from the one of a single line, since no page before the sign-in needs what it brings. */
export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>) {
  const { input, change, text, maxLength } = useTextInput<Values>(props);
  return (
    <div>
      <Textarea {...input} autosize minRows={3} maxRows={12} onChange={(event) => change(event.currentTarget.value)} />
      {maxLength ? <CharacterCounter length={text.length} maximum={maxLength} /> : null}
    </div>
  );
}

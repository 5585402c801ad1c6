import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import classes from './choice-field.module.css';
import { FieldLabel } from './form/field-label.tsx';
import { type FormFieldOptions, useFormField } from './form/use-form-field.ts';
import { useShownChoice } from './form/use-shown-choice.ts';
import kit from './kit.module.css';

interface ChoiceOption {
  value: string | boolean;
  label: string;
  /** What choosing it means. */
  help?: string;
  /** Of the label, where it is not the page's language. */
  lang?: string;
}

interface ChoiceFieldProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  options: readonly ChoiceOption[];
  help?: ReactNode;
  /** One below the other, whatever the room. */
  stacked?: boolean;
  /** The first thing to do in a dialog. */
  autoFocus?: boolean;
}

/** A few answers side by side, each with a sentence that explains it: quicker to grasp than a list that opens. */
export function ChoiceField<Values extends FieldValues>({
  options,
  help,
  stacked = false,
  autoFocus = false,
  ...field
}: ChoiceFieldProps<Values>) {
  const formField = useFormField(field);
  const [chosen, choose] = useShownChoice<unknown>(formField.field.value, formField.change);
  const id = useId();
  const notes = [help && `${id}help`, formField.message && `${id}message`].filter(Boolean).join(' ');
  return (
    <fieldset className={kit.shrinkable} aria-describedby={notes || undefined}>
      <legend className={classes.legend}>
        <FieldLabel label={field.label} required={field.required !== false} />
      </legend>
      <div className={classes.options} data-stacked={stacked || undefined}>
        {options.map(({ value, label, help: meaning, lang }, index) => (
          <label key={String(value)} className={classes.option} lang={lang}>
            <input
              type="radio"
              className={classes.radio}
              name={formField.field.name}
              // The summary of what is wrong leads to the first one.
              {...(index === 0 && { id: formField.id, ref: formField.field.ref })}
              value={String(value)}
              checked={chosen === value}
              data-autofocus={(autoFocus && index === 0) || undefined}
              aria-describedby={meaning && `${id}${value}`}
              onChange={() => choose(value)}
              onBlur={formField.leave}
            />
            <span className={kit.shrinkable}>
              <span className={classes.label}>{label}</span>
              {meaning ? (
                <span id={`${id}${value}`} className={classes.meaning}>
                  {meaning}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {help ? (
        <p id={`${id}help`} className={classes.help}>
          {help}
        </p>
      ) : null}
      {formField.message ? (
        <p id={`${id}message`} className={classes.error}>
          {formField.message}
        </p>
      ) : null}
    </fieldset>
  );
}

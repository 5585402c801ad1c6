import { type ReactNode, type Ref, useId } from 'react';
import classes from './choice-field.module.css';
import kit from './kit.module.css';

export interface ChoiceOption<Value extends string | boolean = string | boolean> {
  value: Value;
  label: string;
  /** What choosing it means. */
  help?: string;
  /** Of the label, where it is not the page's language. */
  lang?: string;
}

interface ChoiceCardsProps<Value extends string | boolean> {
  /** What is asked, unless a heading on the page says it. */
  legend?: ReactNode;
  labelledBy?: string;
  name: string;
  options: readonly ChoiceOption<Value>[];
  chosen: unknown;
  onChoose: (value: Value) => void;
  onLeave?: (() => void) | undefined;
  help?: ReactNode;
  message?: string | undefined;
  /** One below the other, whatever the room. */
  stacked?: boolean;
  /** The first thing to do in a dialog. */
  autoFocus?: boolean;
  /** Of the first one, to which the summary of what is wrong leads. */
  firstId?: string | undefined;
  firstRef?: Ref<HTMLInputElement> | undefined;
}

/** A few answers side by side, each with a sentence that explains it: quicker to grasp than a list that opens. */
export function ChoiceCards<Value extends string | boolean>(props: ChoiceCardsProps<Value>) {
  const { legend, labelledBy, name, options, chosen, onChoose, onLeave, help, message } = props;
  const { stacked = false, autoFocus = false, firstId, firstRef } = props;
  const id = useId();
  const notes = [help && `${id}help`, message && `${id}message`].filter(Boolean).join(' ');
  return (
    <fieldset className={kit.shrinkable} aria-labelledby={labelledBy} aria-describedby={notes || undefined}>
      {legend ? <legend className={classes.legend}>{legend}</legend> : null}
      <div className={classes.options} data-stacked={stacked || undefined}>
        {options.map(({ value, label, help: meaning, lang }, index) => (
          <label key={String(value)} className={classes.option} lang={lang}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              {...(index === 0 && { id: firstId, ref: firstRef })}
              value={String(value)}
              checked={chosen === value}
              data-autofocus={(autoFocus && index === 0) || undefined}
              aria-describedby={meaning && `${id}${value}`}
              onChange={() => onChoose(value)}
              onBlur={onLeave}
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
      {message ? (
        <p id={`${id}message`} className={classes.error}>
          {message}
        </p>
      ) : null}
    </fieldset>
  );
}

import kit from '../../ui/kit.module.css';
import classes from './file-import.module.css';

interface RowChoiceProps<Choice extends string> {
  name: string;
  legend: string;
  choices: readonly Choice[];
  label: (choice: Choice) => string;
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** What is to become of the rows of a file. */
export function RowChoice<Choice extends string>(props: RowChoiceProps<Choice>) {
  const { name, legend, choices, label, value, onChange } = props;
  return (
    <fieldset className={`${kit.stack8} ${kit.below16}`}>
      <legend className={`${kit.strong} ${classes.legend}`}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice} className={classes.option}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {label(choice)}
        </label>
      ))}
    </fieldset>
  );
}

import { LineIcon } from './line-icon.tsx';
import styles from './list-select.module.css';

interface ListSelectProps<Value extends string> {
  id?: string;
  /** For people who hear the page, where no label stands beside it. */
  label?: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Without a frame, in a line of text. */
  plain?: boolean;
  onChange: (value: Value) => void;
}

/**
 * One of a few values above or below a list, such as its order. It looks like the fields of forms and is the device's own
 * list, which on a phone is the better one, and of which a page with nothing but a list has nothing to load.
 */
export function ListSelect<Value extends string>(props: ListSelectProps<Value>) {
  const { id, label, value, options, plain = false, onChange } = props;
  return (
    <span className={styles.frame} data-plain={plain || undefined}>
      <select
        id={id}
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <LineIcon name="chevronDown" size={16} />
    </span>
  );
}

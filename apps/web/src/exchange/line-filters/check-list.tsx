import type { ReactNode } from 'react';
import boxes from '../../ui/data-table/row-checkbox.module.css';
import kit from '../../ui/kit.module.css';
import styles from './check-list.module.css';

interface CheckListProps<Value> {
  /** What is chosen here, for people who hear the page. */
  label: string;
  /** Where nothing else names the list. */
  withTitle?: boolean;
  options: readonly { readonly value: Value; readonly key: string; readonly label: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

export function CheckList<Value>({ label, withTitle = false, options, chosen, onChange }: CheckListProps<Value>) {
  const toggle = (value: Value, isChosen: boolean) =>
    // In the order of the options, so that the same choice always has the same address.
    onChange(
      options.map((option) => option.value).filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  return (
    <fieldset className={kit.shrinkable}>
      <legend className={withTitle ? styles.title : styles.hidden}>{label}</legend>
      {options.map(({ value, key, label: words }) => (
        <label key={key} className={styles.option}>
          <input
            type="checkbox"
            className={boxes.box}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          <span className={`${kit.breakable} ${styles.words}`}>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

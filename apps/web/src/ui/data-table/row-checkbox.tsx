import styles from './row-checkbox.module.css';

interface RowCheckboxProps {
  id?: string;
  label: string;
  /** The id of what more there is to say about it. */
  describedBy?: string;
  checked: boolean;
  disabled?: boolean;
  /** Some, but not all, of what it stands for. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}

export function RowCheckbox(props: RowCheckboxProps) {
  const { id, label, describedBy, checked, disabled = false, indeterminate = false, onChange } = props;
  return (
    <input
      id={id}
      type="checkbox"
      className={styles.box}
      aria-label={label}
      aria-describedby={describedBy}
      checked={checked}
      disabled={disabled}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate;
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

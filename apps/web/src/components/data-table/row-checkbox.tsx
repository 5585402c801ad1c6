import styles from './row-checkbox.module.css';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** Some, but not all, of what it stands for. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}

export function RowCheckbox({ label, checked, disabled = false, indeterminate = false, onChange }: RowCheckboxProps) {
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate;
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

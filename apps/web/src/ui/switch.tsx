import kit from './kit.module.css';
import classes from './switch.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The ids of what says more about it. */
  describedBy?: string;
  busy?: boolean;
}

/** Something that is on or off, and takes effect at once. */
export function Switch({ label, checked, onChange, describedBy, busy = false }: SwitchProps) {
  return (
    <label className={`${kit.strong} ${classes.label}`}>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        checked={checked}
        aria-checked={checked}
        aria-describedby={describedBy}
        aria-busy={busy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

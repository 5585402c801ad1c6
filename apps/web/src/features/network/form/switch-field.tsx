import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Switch } from '../../../ui/switch/switch.tsx';
import type { ConnectionValues } from './connection-values.ts';
import classes from './switch-field.module.css';

interface SwitchFieldProps {
  name: 'answerKnown' | 'rejectUnknown';
  label: string;
  meaning: string;
}

export function SwitchField({ name, label, meaning }: SwitchFieldProps) {
  const { control } = useFormContext<ConnectionValues>();
  const { field } = useController({ control, name });
  const id = useId();
  return (
    <div>
      <Switch label={label} checked={field.value} describedBy={id} onChange={field.onChange} />
      <p id={id} className={classes.meaning}>
        {meaning}
      </p>
    </div>
  );
}

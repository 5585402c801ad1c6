import type { ReactNode } from 'react';
import classes from './suppliers-toolbar.module.css';

interface PressedButtonProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A filter that is on or off. */
export function PressedButton({ pressed, onPress, children }: PressedButtonProps) {
  return (
    <button type="button" className={classes.choice} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}

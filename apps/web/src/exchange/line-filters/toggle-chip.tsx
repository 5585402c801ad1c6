import { Button } from '@mantine/core';
import styles from './filter-button.module.css';

interface ToggleChipProps {
  pressed: boolean;
  onPress: () => void;
  children: string;
}

/** A filter that is on or off. */
export function ToggleChip({ pressed, onPress, children }: ToggleChipProps) {
  return (
    <Button className={styles.button ?? ''} data-active={pressed || undefined} aria-pressed={pressed} onClick={onPress}>
      {children}
    </Button>
  );
}

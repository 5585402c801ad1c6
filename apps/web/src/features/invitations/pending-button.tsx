import { Button, type ButtonProps, Loader } from '@mantine/core';
import classes from './invitations-tab.module.css';

interface PendingButtonProps extends ButtonProps {
  pending: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  onClick: () => void;
}

/** Waits without being disabled: a disabled button would lose the focus. */
export function PendingButton({ pending, onClick, children, ...button }: PendingButtonProps) {
  return (
    <Button {...button} aria-disabled={pending || undefined} onClick={() => pending || onClick()}>
      <span className={classes.label} data-pending={pending || undefined}>
        {children}
      </span>
      {pending ? <Loader className={classes.loader ?? ''} size={16} color="currentColor" aria-hidden /> : null}
    </Button>
  );
}

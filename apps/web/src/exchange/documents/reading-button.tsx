import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface ReadingButtonProps extends ButtonProps {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-haspopup'?: 'dialog';
  onClick: () => void;
  children: ReactNode;
}

/** For what may be read in a form that is locked: a locked form disables every button in it, but no link. */
export function ReadingButton({ id, onClick, ...button }: ReadingButtonProps) {
  return (
    <Button
      {...button}
      {...(id === undefined ? {} : { id })}
      component="a"
      href="#"
      role="button"
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onClick();
      }}
    />
  );
}

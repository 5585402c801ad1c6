import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FocusedTitle } from '../../ui/focused-title.tsx';
import kit from '../../ui/kit.module.css';
import classes from './file-import.module.css';

interface ImportDoneProps {
  title: string;
  /** Sentences on what became of the file; empty ones are left out. */
  notes: readonly (string | false | null)[];
  /** Something is left to do. */
  warned?: boolean;
  /** On the button that begins anew. */
  another: string;
  onAnother: () => void;
  /** Where to go from here. */
  children: ReactNode;
}

export function ImportDone({ title, notes, warned = false, another, onAnother, children }: ImportDoneProps) {
  return (
    <section className={warned ? classes.warned : classes.ready}>
      <FocusedTitle level={2}>{title}</FocusedTitle>
      <p className={classes.findingsText}>{notes.filter(Boolean).join(' ')}</p>
      <div className={kit.actions}>
        {children}
        <Button onClick={onAnother}>{another}</Button>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { firstField } from '../../calculation-rows/use-focus-next.ts';

/** Where a summary of errors leads to something of several controls: the focus goes on to the first one. */
export function FocusTarget({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <div
      id={id}
      className={className}
      tabIndex={-1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) firstField(event.currentTarget)?.focus();
      }}
    >
      {children}
    </div>
  );
}

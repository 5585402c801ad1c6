import type { ReactNode } from 'react';
import { firstField } from '../../calculation-rows/use-focus-next.ts';

interface FocusTargetProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Where a summary of errors leads to something of several controls: the focus goes on to the first one. */
export function FocusTarget({ id, className, children }: FocusTargetProps) {
  return (
    <div ref={passFocusOn} id={id} className={className} tabIndex={-1}>
      {children}
    </div>
  );
}

/** It does not bubble, so that what is focused inside is left alone. */
function passFocusOn(box: HTMLDivElement | null): (() => void) | undefined {
  const pass = () => firstField(box)?.focus();
  box?.addEventListener('focus', pass);
  return () => box?.removeEventListener('focus', pass);
}

import { createContext, use, useLayoutEffect } from 'react';

// Apart from the modal: the frame of a form is on pages that load none.

/** Is told whether a form in the modal holds what was typed and not sent. */
export const UnsavedInModal = createContext<((unsaved: boolean) => void) | null>(null);

/** Of a form that may stand in a modal: closing that by a slip must not lose what was typed. */
export function useUnsavedInModal(unsaved: boolean): void {
  const tell = use(UnsavedInModal);
  // Before anything else can be pressed.
  useLayoutEffect(() => {
    tell?.(unsaved);
    return () => tell?.(false);
  }, [tell, unsaved]);
}

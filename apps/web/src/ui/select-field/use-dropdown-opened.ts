import { type PointerEvent, useRef, useState } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';

/**
 * Whether the list of a select is open. Pressed by a pointer, the field takes the focus first; then it is pressed once
 * more, since Select moves to what is chosen in the same moment in which it is told to open. By keyboard the list is
 * there at once: the next key moves in it.
 */
export function useDropdownOpened() {
  const [opened, setOpened] = useState(false);
  const pressed = useRef<HTMLElement | null>(null);
  return {
    dropdownOpened: opened,
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      pressed.current = currentTarget;
    },
    onKeyDown: () => {
      pressed.current = null;
    },
    onDropdownOpen: () => {
      const field = pressed.current;
      if (field === null) {
        setOpened(true);
        return;
      }
      void afterPaint().then(() => {
        pressed.current = null;
        if (document.activeElement === field) field.click();
      });
    },
    onDropdownClose: () => setOpened(false),
  };
}

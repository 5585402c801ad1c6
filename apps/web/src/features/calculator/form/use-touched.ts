import { type FocusEvent, useState } from 'react';
import type { RowField } from '../model/row-errors.ts';

/** Which fields were left once: only of those something is said to be missing. */
export function useTouched() {
  const [touched, setTouched] = useState<ReadonlySet<RowField>>(new Set());
  const touch = (field: RowField) => setTouched((known) => (known.has(field) ? known : new Set([...known, field])));
  /** For a field of several controls: left when the focus goes anywhere else. */
  const touchOnLeaving = (field: RowField) => ({
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) touch(field);
    },
  });
  return { touched, touch, touchOnLeaving };
}

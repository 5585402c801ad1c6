import { useRef, useState } from 'react';
import { copyText } from '../lib/copy-text.ts';

export const copyOutcomes = ['copied', 'selected'] as const;

/** Copies a text that a field shows. Where the browser forbids it, the field is selected for the reader to do it. */
export function useCopy(text: string) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<(typeof copyOutcomes)[number] | null>(null);
  return {
    field,
    outcome,
    forget: () => setOutcome(null),
    async copy() {
      setOutcome(null);
      const copied = await copyText(text);
      if (!copied) field.current?.select();
      setOutcome(copied ? 'copied' : 'selected');
    },
  };
}

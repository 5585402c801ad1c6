import { useRef, useState } from 'react';

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

/** Whether it was copied. The clipboard exists in secure contexts only, and a reader may forbid it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

import { startTransition, useOptimistic } from 'react';

/**
 * What was chosen is shown at once; what follows from it in the rest of a form, a moment later. Not for what is typed,
 * which has to stand in the form before the next key.
 */
export function useShownChoice<Value>(
  value: Value,
  change: (value: Value) => void,
): [shown: Value, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: Value) =>
    startTransition(() => {
      show(() => chosen);
      change(chosen);
    });
  return [shown, choose];
}

import { lazy, Suspense, useState } from 'react';
import type { FootprintLine } from '../api/list-footprint-lines.ts';

/** With the whole catalogue behind it. */
const EstimateDialog = lazy(async () => ({ default: (await import('./estimate-dialog.tsx')).EstimateDialog }));

/** The dialog that chooses estimates, loaded when it is first wanted. */
export function useEstimating(onDone: () => void) {
  const [lines, setLines] = useState<readonly FootprintLine[]>([]);
  const [opened, setOpened] = useState(false);
  return {
    estimate: (chosen: readonly FootprintLine[]) => {
      setLines(chosen);
      setOpened(true);
    },
    dialog:
      lines.length > 0 ? (
        <Suspense>
          <EstimateDialog lines={lines} opened={opened} onClose={() => setOpened(false)} onDone={onDone} />
        </Suspense>
      ) : null,
  };
}

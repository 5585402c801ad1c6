import { lazy, memo, Suspense } from 'react';
import type { Scenario } from './model/scenario.ts';
import { loadContributions, loadPrintHost, loadShareDialog } from './results/later-chunks.ts';

const Contributions = lazy(async () => ({ default: (await loadContributions()).Contributions }));
const ShareDialog = lazy(async () => ({ default: (await loadShareDialog()).ShareDialog }));
const PrintHost = lazy(async () => ({ default: (await loadPrintHost()).PrintHost }));

interface LaterPartsProps {
  scenarios: readonly Scenario[];
  /** Null until somebody wants to share. */
  sharing: 'opened' | 'closed' | null;
  onShared: () => void;
}

/** What may come after the total: fetched after the page, and not drawn with every key. */
export const LaterParts = memo(function LaterParts({ scenarios, sharing, onShared }: LaterPartsProps) {
  return (
    <>
      <Suspense>
        <Contributions scenarios={scenarios} />
        <PrintHost scenarios={scenarios} />
      </Suspense>
      <Suspense>
        {sharing && <ShareDialog scenarios={scenarios} opened={sharing === 'opened'} onClose={onShared} />}
      </Suspense>
    </>
  );
});

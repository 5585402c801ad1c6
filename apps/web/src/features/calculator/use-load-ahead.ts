import { languages } from '@pcf/contract/vocabulary/language';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { loadFactorDetails, loadFactorSearch } from '../../exchange/factor-field/lazy-search.ts';
import { loadLeaveQuestion } from '../../ui/leave-guard/use-leave-question.ts';
import { loadSharedRows } from './use-shared-rows.ts';

/** What the results need only once somebody asks for it. The page fetches all of it while it is idle. */
export const loadContributions = () => import('./results/contributions.tsx');

export const loadShareDialog = () => import('./share/share-dialog.tsx');

export const loadExport = () => import('./save-result.ts');

export const loadPrintHost = () => import('./print-host.tsx');

/** Fetched when somebody asks for it, or ahead of that when the page is idle. */
export const loadOwnFactorsDialog = async () => {
  const texts = i18next.loadNamespaces('ownFactors');
  const { OwnFactorsDialog } = await import('./own-factors/own-factors-dialog.tsx');
  await texts;
  return { OwnFactorsDialog };
};

const chunks = [
  loadFactorSearch,
  loadFactorDetails,
  loadContributions,
  loadShareDialog,
  loadSharedRows,
  loadExport,
  loadPrintHost,
  loadOwnFactorsDialog,
  loadLeaveQuestion,
];

/** Names in a person's own file may need letters that no text of ours does. */
const letterOfTheSecondFont = 'ő';

/** True once the page can do everything without the network. What could not be fetched ahead is fetched when it is asked for. */
export function useLoadAhead(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    loadAhead().then(
      () => setReady(true),
      () => undefined,
    );
  }, []);
  return ready;
}

/** Fetches whatever the page may need later, words of the other languages too: from then on no request leaves it. */
async function loadAhead(): Promise<void> {
  await idle();
  await Promise.all([
    ...chunks.map((load) => load()),
    i18next.loadLanguages(languages),
    document.fonts.load('1em "Inter Variable"', letterOfTheSecondFont),
  ]);
}

/** Not before the page has drawn itself and has nothing to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

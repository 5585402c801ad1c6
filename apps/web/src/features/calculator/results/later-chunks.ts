/** What the results need only once somebody asks for it. The page fetches all of it while it is idle. */
export const loadContributions = () => import('./contributions.tsx');
export const loadShareDialog = () => import('../share/share-dialog.tsx');
export const loadExport = () => import('../export/save-result.ts');
export const loadPrintHost = () => import('../export/print-host.tsx');

/** Fetched when somebody asks for it, or ahead of that when the page is idle. */
export const loadOwnFactorsDialog = () => import('./own-factors-dialog.tsx');

/** The code of each page; a chunk of its own, since the sign-in needs none of it. */
export const homeScreen = () => import('./home-screen.tsx');
export const installationScreen = () => import('./installation-screen.tsx');
export const organisationScreen = () => import('./organisation-screen.tsx');
export const settingsScreen = () => import('./settings-screen.tsx');
export const settingsTabFiles = async () => (await import('./settings-tab-files.ts')).settingsTabFiles;

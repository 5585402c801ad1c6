import type { SettingsTab } from './settings-search.ts';

/** The company has an address of its own. */
export type SettingsPage = SettingsTab | 'company';

/** By subject: what is yours, the organisation, its people, the exchange with partners, and programs. */
export const settingsSubjects = [
  { subject: 'account', pages: ['profile'] },
  { subject: 'organisation', pages: ['company', 'activity'] },
  { subject: 'people', pages: ['users'] },
  { subject: 'exchange', pages: ['invitations', 'network'] },
  { subject: 'developer', pages: ['keys'] },
] as const satisfies readonly { subject: string; pages: readonly SettingsPage[] }[];

import type { Registration } from './api/get-registration.ts';

/** What somebody with an account can do next: join, choose between asking and registering, or register. */
export type FormKind = 'join' | 'choose' | 'register';

/** An invitation into an organisation goes before the rest; whoever has asked one already has nothing left to choose. */
export function formKind({ colleagueInvitation, accessRequest, organisations }: Registration): FormKind {
  if (colleagueInvitation) return 'join';
  return accessRequest === null && organisations.length > 0 ? 'choose' : 'register';
}

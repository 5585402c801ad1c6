import type { InviteValues } from '../invite-values.ts';
import type { AddressFile } from './read-address-file.ts';

export interface TakenFile extends Pick<InviteValues, 'emails' | 'fileNames'> {
  /** How many addresses of the file are new in the list. */
  readonly added: number;
  /** How many of them came with the name of their company. */
  readonly named: number;
  /** Those that one sending has no room for. */
  readonly beyondLimit: number;
  readonly unread: AddressFile['unread'];
}

/** The list with the addresses of a file behind those it has, as many as may be sent at once. */
export function takeAddresses(
  { emails, fileNames }: Pick<InviteValues, 'emails' | 'fileNames'>,
  { entries, unread }: AddressFile,
  limit: number,
): TakenFile {
  const fresh = entries.filter(({ email }) => !emails.includes(email));
  const taken = fresh.slice(0, Math.max(0, limit - emails.length));
  const all = [...emails, ...taken.map(({ email }) => email)];
  const named = entries.filter(({ email, name }) => name !== '' && all.includes(email));
  return {
    emails: all,
    fileNames: { ...fileNames, ...Object.fromEntries(named.map(({ email, name }) => [email, name])) },
    added: taken.length,
    named: named.length,
    beyondLimit: fresh.length - taken.length,
    unread,
  };
}

import { useSyncExternalStore } from 'react';

let wanted: string | null = null;
const listeners = new Set<() => void>();

/** A link to a field opens the group that it is in, also on a step that is yet to be shown. */
export function wantField(name: string): void {
  wanted = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isWithin = (name: string, names: readonly string[]): boolean =>
  names.some((each) => name === each || name.startsWith(`${each}.`));

/** Changes when somebody is led to one of the fields; null while nobody is. */
export const useWantedField = (names: readonly string[]): string | null =>
  useSyncExternalStore(subscribe, () => (wanted !== null && isWithin(wanted, names) ? wanted : null));

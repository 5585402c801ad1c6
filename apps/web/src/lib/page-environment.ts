import { sameOrigin } from '@pcf/contract/same-origin';
import { withoutTrailing } from '@pcf/domain/text/without-trailing';
import { openPageStorage, type PageStorage } from './page-storage.ts';
import { runtimeConfiguration } from './runtime-configuration.ts';

/** What the session and the API client take from the browser. Two tabs are two environments over shared parts. */
export interface PageEnvironment {
  readonly localStorage: PageStorage;
  readonly sessionStorage: PageStorage;
  /** Absent where the page is no secure context. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly apiBaseUrl: () => string;
  /** Calls back when another tab changes the local storage. */
  readonly onStorageChange: (listener: () => void) => void;
}

export const pageEnvironment: PageEnvironment = {
  localStorage: openPageStorage(() => globalThis.localStorage),
  sessionStorage: openPageStorage(() => globalThis.sessionStorage),
  locks: globalThis.navigator?.locks,
  apiBaseUrl: () => apiBaseUrl(runtimeConfiguration().apiBaseUrl, globalThis.location),
  onStorageChange: (listener) => globalThis.addEventListener?.('storage', listener),
};

/** Where the API answers: the setting where there is one, otherwise the page's own host with an `api.` prefix. */
export function apiBaseUrl(setting: string | null, location: { protocol: string; host: string }): string {
  if (setting === sameOrigin) return `${location.protocol}//${location.host}`;
  const base = setting?.trim() || `${location.protocol}//api.${location.host}`;
  return withoutTrailing(base, '/');
}

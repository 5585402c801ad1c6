import { apiBaseUrl } from './api/api-base-url.ts';
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

import type { PageEnvironment } from '../page-environment.ts';
import type { PageStorage } from '../page-storage.ts';

interface Tab {
  readonly values: Map<string, string>;
  readonly listeners: (() => void)[];
}

/**
 * A browser for tests in Node, with real locks. Each tab has its own view of the local storage and hears of what the
 * other tabs change there: at once, or some milliseconds later, as in browsers where every tab is a process.
 */
export function openBrowser(apiBaseUrl: string, { storageLag = 0 } = {}) {
  const tabs: Tab[] = [];
  const locks = ownLocks();

  function openTab(): PageEnvironment {
    const tab: Tab = { values: new Map(tabs[0]?.values), listeners: [] };
    tabs.push(tab);
    return {
      localStorage: storageOver(tab.values, (change) => {
        for (const other of tabs.filter((candidate) => candidate !== tab)) {
          const arrive = () => {
            change(other.values);
            for (const listener of other.listeners) listener();
          };
          if (storageLag === 0) arrive();
          else setTimeout(arrive, storageLag);
        }
      }),
      sessionStorage: storageOver(new Map(), () => undefined),
      locks,
      apiBaseUrl: () => apiBaseUrl,
      onStorageChange: (listener) => tab.listeners.push(listener),
    };
  }

  return { openTab };
}

let browsers = 0;

/** The locks of Node are shared by all who ask for them; those of a browser are known to its own tabs only. */
function ownLocks(): Pick<LockManager, 'request'> {
  const browser = ++browsers;
  const request = (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) =>
    navigator.locks.request(`${name} of browser ${browser}`, ...rest);
  return { request: request as LockManager['request'] };
}

type Change = (values: Map<string, string>) => void;

function storageOver(values: Map<string, string>, tellOthers: (change: Change) => void): PageStorage {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
      tellOthers((other) => other.set(key, value));
    },
    removeItem: (key) => {
      if (values.delete(key)) tellOthers((other) => other.delete(key));
    },
  };
}

export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage or, where it is blocked or full, the memory of this page: then a reload forgets, and nothing breaks. */
export function openPageStorage(open: () => PageStorage | undefined): PageStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(task: (storage: PageStorage) => T): T | undefined => {
    try {
      const storage = open();
      return storage && task(storage);
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

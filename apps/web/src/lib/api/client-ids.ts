import type { PageEnvironment } from '../page-environment.ts';
import type { PageStorage } from '../page-storage.ts';
import { randomId } from '../random-id.ts';

/** The ids by which the server's log tells browsers and their tabs apart; they say nothing about a person. */
export function clientIdHeaders(environment: Pick<PageEnvironment, 'localStorage' | 'sessionStorage'>) {
  return {
    'x-device-id': keptId(environment.localStorage, 'deviceId'),
    'x-session-id': keptId(environment.sessionStorage, 'sessionId'),
  };
}

function keptId(storage: PageStorage, key: string): string {
  const kept = storage.getItem(key);
  if (kept !== null) return kept;
  const id = randomId();
  storage.setItem(key, id);
  return id;
}

import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { pageEnvironment } from '../../../lib/page-environment.ts';
import type { PageStorage } from '../../../lib/page-storage.ts';

export type IdentityChallenge = OperationOutput<'beginIdentitySignIn'>;

/** What this tab must know again when somebody comes back from the provider. */
export interface BegunSignIn {
  readonly challenge: IdentityChallenge;
  /** Shows that the answer belongs to the question. */
  readonly state: string;
  /** Without it nobody can use the provider's code. */
  readonly codeVerifier: string;
  /** Where to go once signed in. */
  readonly redirect: string | undefined;
}

const key = 'singleSignOn';

export function rememberSignIn(begun: BegunSignIn, storage: PageStorage = pageEnvironment.sessionStorage): void {
  storage.setItem(key, JSON.stringify(begun));
}

/** For one use: it is forgotten with the reading. */
export function takeBegunSignIn(storage: PageStorage = pageEnvironment.sessionStorage): BegunSignIn | null {
  const text = storage.getItem(key);
  storage.removeItem(key);
  return text === null ? null : (JSON.parse(text) as BegunSignIn);
}

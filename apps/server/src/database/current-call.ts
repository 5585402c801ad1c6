import { AsyncLocalStorage } from 'node:async_hooks';
import { withSpan } from '../telemetry/active-span.ts';
import type { Leaving } from './fair-gate.ts';

/** The call that is being answered, for work whose organisation is not known yet. */
export interface CurrentCall {
  readonly address: string;
  /** Over which it came. */
  readonly connection: Leaving;
  /** Some of its work has begun, so that the rest of it is not refused any more. */
  begun: boolean;
  /** Counts that it has hit a limit. */
  readonly limitHit: (limit: string) => void;
}

const current = new AsyncLocalStorage<CurrentCall | undefined>();

export const answeringCall = (call: CurrentCall, work: () => void): void => current.run(call, work);

/** For what a call sets going and others go on with: it is nobody's, must not wait behind that caller, nor count as its work. */
export const outsideCalls = <Result>(work: () => Result): Result =>
  current.run(undefined, () => withSpan(undefined, work));

/** None in a job, and at the start. */
export const currentCall = (): CurrentCall | undefined => current.getStore();

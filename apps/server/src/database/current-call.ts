import { AsyncLocalStorage } from 'node:async_hooks';
import type { Leaving } from './fair-gate.ts';

/** The call that is being answered, for whoever does not know yet whose it is. */
export interface CurrentCall {
  readonly address: string;
  /** Over which it came. */
  readonly connection: Leaving;
  /** Some of its work has begun, so that the rest of it is not refused any more. */
  begun: boolean;
}

const current = new AsyncLocalStorage<CurrentCall>();

export const answeringCall = (call: CurrentCall, work: () => void): void => current.run(call, work);

/** None in a job, and at the start. */
export const currentCall = (): CurrentCall | undefined => current.getStore();

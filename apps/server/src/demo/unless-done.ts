import type { ProblemCode } from '@pcf/contract/problem-codes';
import { ProblemError } from '../http/problem-error.ts';

const done: readonly ProblemCode[] = ['DUPLICATED_REFERENCE', 'INVALID_TRANSITION', 'STALE_VERSION', 'LOCKED'];

/** Another process was quicker with the same, this one was interrupted after it, or somebody has done something since. */
export async function unlessDone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ProblemError && done.includes(error.code))) throw error;
  }
}

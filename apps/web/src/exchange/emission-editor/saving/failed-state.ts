import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { NetworkError } from '../../../lib/api/network-error.ts';
import type { SaveState } from './save-state.ts';

/** What a draft that could not be saved waits for. */
export function failedState(error: unknown): SaveState {
  if (error instanceof NetworkError) return { kind: 'failed', reason: 'connection' };
  if (!(error instanceof ApiProblem) || error.status >= 500 || error.status === 429) {
    return { kind: 'failed', reason: 'server' };
  }
  if (error.code === 'STALE_VERSION') return { kind: 'stale' };
  return error.code === 'LOCKED' ? { kind: 'locked' } : { kind: 'refused', error };
}

import { ApiProblem } from '../../lib/api/api-problem.ts';
import { showProblemToast } from '../../lib/toasts/show-problem-toast.ts';
import { showErrorToast } from '../../lib/toasts/show-toast.tsx';

/** The same as useRefusalText, where there is no dialog to say it in. */
export function showRefusal(error: unknown): void {
  if (error instanceof ApiProblem && error.code === 'LAST_ADMIN') showErrorToast('users:lastAdmin');
  else showProblemToast(error);
}

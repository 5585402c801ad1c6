import { ApiProblem } from '../../lib/api/api-problem.ts';
import { showErrorToast } from '../../lib/toasts/show-toast.tsx';

/** Says why the server refused what a button asked for; the other failures have their toast already. */
export function showRefusal(error: unknown): void {
  if (error instanceof ApiProblem && error.status < 500) showErrorToast(`problem.${error.code}`);
}

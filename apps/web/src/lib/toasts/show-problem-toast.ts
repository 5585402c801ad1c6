import { ApiProblem } from '../api/api-errors.ts';
import { showErrorToast } from './show-toast.tsx';

/** Says why the server refused something that has no form to say it in; what fails everywhere is told elsewhere. */
export function showProblemToast(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.status >= 500 || error.code === 'UNAUTHENTICATED') return;
  showErrorToast(`problem.${error.code}`);
}

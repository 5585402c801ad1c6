import { ApiProblem } from '../../../lib/api/api-problem.ts';

/** Whether signing in needs the code of a mail, or the one that was given is refused. */
export const isCodeRequired = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'SIGN_IN_CODE_REQUIRED';

import { useTranslation } from 'react-i18next';
import { registrationTokenOf } from '../../../lib/account/registration-token.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { isCodeRequired } from './code-required.ts';

/** What to tell somebody whose sign-in was refused; nothing where a toast or the field of the code says it, or where registration goes on. */
export function useLoginProblem(error: Error | null): string | undefined {
  const { t } = useTranslation();
  const problem = useProblemText(error);
  if (registrationTokenOf(error) || isCodeRequired(error)) return undefined;
  // An address that no account can have is, to whoever typed it, simply a wrong one.
  const isNoAddress = error instanceof ApiProblem && error.code === 'VALIDATION_FAILED';
  return isNoAddress ? t('problem.INVALID_CREDENTIALS') : problem;
}

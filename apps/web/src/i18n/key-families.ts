import { fieldProblemCodes, problemCodes } from '@pcf/contract/problem-codes';
import { passwordRules } from '@pcf/domain/accounts/password-rules';
import { errorToastKeys } from '../lib/api/error-toast-key.ts';

/** Keys that no source file spells out, because their last word is computed: exactly these words must have a text. */
export const keyFamilies: readonly { namespace: string; prefix: string; words: readonly string[] }[] = [
  // The code of a refused call, and of each field it names.
  { namespace: 'common', prefix: 'problem.', words: problemCodes },
  { namespace: 'common', prefix: 'fieldProblem.', words: fieldProblemCodes },
  { namespace: 'common', prefix: 'password.rule.', words: passwordRules.map(({ code }) => code) },
  // Chosen by the kind of failure, where there is no screen that could say it.
  { namespace: 'common', prefix: 'toast.error.', words: errorToastKeys.map((key) => key.replace('toast.error.', '')) },
  // Chosen by the hour.
  { namespace: 'home', prefix: 'greeting.', words: ['morning', 'afternoon', 'evening'] },
];

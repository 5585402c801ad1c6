import { brokenPasswordRules } from '@pcf/domain/accounts/password-rules';
import { ProblemError } from '../../http/problem-error.ts';

/** Throws where the password breaks a rule; the message names the rules for whoever calls without our page. */
export function checkNewPassword(password: string, email: string): void {
  const broken = brokenPasswordRules(password, email);
  if (broken.length === 0) return;
  throw new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body/password', code: 'WEAK_PASSWORD', message: `Broken rules: ${broken.join(', ')}` }],
  });
}

export const wrongPassword = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body/currentPassword', code: 'WRONG_PASSWORD', message: 'This is not the current password' }],
  });

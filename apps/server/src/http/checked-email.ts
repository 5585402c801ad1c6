import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import type { FieldProblem } from './field-problems.ts';
import { ProblemError } from './problem-error.ts';

/** The one spelling of an address that came in; the path says where, should it be none. */
export function checkedEmail(text: string, path: string): string {
  const [email = ''] = checkedEmails([text], () => path);
  return email;
}

/** In the order given. Every text that is no address is named at once. */
export function checkedEmails(texts: readonly string[], path: (index: number) => string): string[] {
  const emails = texts.map(normaliseEmail);
  const errors = emails.flatMap((email, index): FieldProblem[] =>
    email === null
      ? [{ path: path(index), code: 'INVALID_FORMAT', message: 'This is no address an email can go to' }]
      : [],
  );
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
  return emails.filter((email) => email !== null);
}

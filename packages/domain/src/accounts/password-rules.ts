import { normaliseEmail } from './email-address.ts';

export const minimumPasswordLength = 8;

export interface PasswordRule {
  readonly code: 'MINIMUM_LENGTH' | 'LOWERCASE_LETTER' | 'UPPERCASE_LETTER' | 'DIGIT' | 'NOT_THE_EMAIL';
  holds(password: string, email: string): boolean;
}

export type PasswordRuleCode = PasswordRule['code'];

const folded = (text: string) => normaliseEmail(text) ?? text.trim().normalize('NFC').toLowerCase();

/** In the order in which they are listed beside a password. Letters and digits count in every script. */
export const passwordRules: readonly PasswordRule[] = [
  // By code points: an emoji is one character to the typist, but two units of JavaScript.
  { code: 'MINIMUM_LENGTH', holds: (password) => [...password].length >= minimumPasswordLength },
  { code: 'LOWERCASE_LETTER', holds: (password) => /\p{Ll}/u.test(password) },
  { code: 'UPPERCASE_LETTER', holds: (password) => /\p{Lu}/u.test(password) },
  { code: 'DIGIT', holds: (password) => /\p{Nd}/u.test(password) },
  { code: 'NOT_THE_EMAIL', holds: (password, email) => folded(email) === '' || folded(password) !== folded(email) },
];

/** Nothing is broken while nothing has been typed; that a password is needed at all is another rule's business. */
export function brokenPasswordRules(password: string, email: string): PasswordRuleCode[] {
  if (password === '') return [];
  return passwordRules.filter((rule) => !rule.holds(password, email)).map((rule) => rule.code);
}

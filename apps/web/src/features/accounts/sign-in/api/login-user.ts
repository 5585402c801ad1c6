import { mutationOptions } from '@tanstack/react-query';
import { signIn } from '../../../../lib/session/session.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Empty where nobody has asked for one. */
  code: string;
}

/** A code is copied with the space that makes it readable. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

export const loginUser = mutationOptions({
  mutationKey: ['loginUser'],
  mutationFn: ({ email, password, code }: Credentials) => signIn(email.trim(), password, digitsOf(code) || undefined),
});

/** Asking without a code is what sends one, where e-mail and password are right. Ends signed in where none is needed any more. */
export const sendCode = (email: string, password: string) => signIn(email.trim(), password);

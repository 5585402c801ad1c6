import { mutationOptions } from '@tanstack/react-query';
import { signIn } from '../../../lib/session/session.ts';

export interface Credentials {
  email: string;
  password: string;
}

export const loginUser = mutationOptions({
  mutationKey: ['loginUser'],
  mutationFn: ({ email, password }: Credentials) => signIn(email.trim(), password),
});

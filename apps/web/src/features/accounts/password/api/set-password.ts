import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { signOut } from '../../../../lib/session/session.ts';

interface NewPassword {
  token: string;
  password: string;
}

export const setPassword = mutationOptions({
  mutationKey: ['setPassword'],
  mutationFn: (body: NewPassword) => callApi('setPassword', { body }),
  // Every session of the account is over, whatever this browser still believes.
  onSuccess: () => signOut(),
});

import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { getSignInOverview } from './get-sign-in-overview.ts';

export interface PasswordChange {
  currentPassword: string;
  password: string;
}

export const setPassword = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['setPassword'],
    // The same call sets a password by the link of a mail, hence for anybody; here the session says whose it is.
    mutationFn: (body: PasswordChange) => callApi('setPassword', { body }, { signedIn: true }),
    onSuccess: () => queryClient.invalidateQueries(getSignInOverview),
  });

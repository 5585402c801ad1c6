import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';

export const sendVerificationAgain = mutationOptions({
  mutationKey: ['sendVerificationAgain'],
  mutationFn: (email: string) => callApi('sendVerificationAgain', { body: { email } }),
});

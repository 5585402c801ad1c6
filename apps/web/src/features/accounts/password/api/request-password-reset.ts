import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export const requestPasswordReset = mutationOptions({
  mutationKey: ['requestPasswordReset'],
  mutationFn: (email: string) => callApi('requestPasswordReset', { body: { email } }),
});

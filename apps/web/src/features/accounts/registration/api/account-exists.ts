import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export const accountExists = mutationOptions({
  mutationKey: ['accountExists'],
  mutationFn: async (email: string) => (await callApi('accountExists', { body: { email } })).exists,
});

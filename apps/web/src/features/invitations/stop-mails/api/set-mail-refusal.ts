import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { getMailRefusal } from './get-mail-refusal.ts';

/** What is said last holds, so that saying it again does no harm. */
export const setMailRefusal = (queryClient: QueryClient, token: string) =>
  mutationOptions({
    mutationKey: ['setMailRefusal'],
    mutationFn: (refused: boolean) => callApi(refused ? 'refuseMails' : 'allowMails', { params: { token } }),
    onSuccess: (_answer, refused) => queryClient.setQueryData(getMailRefusal(token).queryKey, { refused }),
  });

import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { signOut } from '../../../../lib/session/session.ts';

export const endAllSessions = mutationOptions({
  mutationKey: ['endAllSessions'],
  mutationFn: async () => {
    await callApi('endAllSessions');
    // At once, before another call finds out that this session is over too.
    await signOut();
  },
});

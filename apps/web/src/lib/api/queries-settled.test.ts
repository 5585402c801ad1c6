import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queriesSettled } from './query-client.ts';

it('waits for everything that is asked for', async () => {
  const queryClient = new QueryClient();
  await queriesSettled(queryClient);
  const { promise, resolve } = Promise.withResolvers<string>();
  void queryClient.prefetchQuery({ queryKey: ['slow'], queryFn: () => promise });
  const settled = queriesSettled(queryClient).then(() => queryClient.getQueryData(['slow']));
  resolve('there');
  expect(await settled).toBe('there');
});

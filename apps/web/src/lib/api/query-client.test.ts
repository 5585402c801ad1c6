import { problemStatuses } from '@pcf/contract/problem-codes';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiProblem, BadResponseError, errorToastKey, NetworkError, unauthenticatedProblem } from './api-errors.ts';
import {
  belowHead,
  createQueryClient,
  isForHead,
  queriesSettled,
  shouldRetry,
  waitBeforeRetry,
} from './query-client.ts';

describe('query client', () => {
  function problemOf(code: keyof typeof problemStatuses, retryAfter: number | null = null) {
    return new ApiProblem({ type: 'x', title: 'x', status: problemStatuses[code], code }, retryAfter);
  }

  async function runQuery(failure: unknown) {
    const errors: unknown[] = [];
    let runs = 0;
    const client = createQueryClient({ onError: (error) => errors.push(error) });
    await client
      .fetchQuery({
        queryKey: ['x'],
        retry: shouldRetry,
        queryFn: () => {
          runs++;
          throw failure;
        },
      })
      .catch(() => undefined);
    client.clear();
    return { errors, runs };
  }

  describe('a query', () => {
    it('is tried three times while the server is away, and its failure is told once', async () => {
      const failure = problemOf('UNAVAILABLE', 0);
      expect(await runQuery(failure)).toEqual({ errors: [failure], runs: 3 });
    });

    it.each(['NOT_FOUND', 'FORBIDDEN', 'VALIDATION_FAILED', 'INTERNAL_ERROR'] as const)(
      'is tried once where the answer is %s',
      async (code) => {
        const failure = problemOf(code);
        expect(await runQuery(failure)).toEqual({ errors: [failure], runs: 1 });
      },
    );

    it('is retried twice without a network, with growing pauses that end somewhere', () => {
      const failure = new NetworkError('x');
      expect([0, 1, 2].map((failures) => shouldRetry(failures, failure))).toEqual([true, true, false]);
      expect([0, 1, 9].map((failures) => waitBeforeRetry(failures, failure))).toEqual([1000, 2000, 30_000]);
      expect(waitBeforeRetry(0, problemOf('UNAVAILABLE', 7))).toBe(7000);
      expect(waitBeforeRetry(0, problemOf('UNAVAILABLE', 3600))).toBe(30_000);
    });
  });

  it('a mutation is never repeated by itself, and its failure is told', async () => {
    const errors: unknown[] = [];
    let runs = 0;
    const failure = new NetworkError('x');
    const client = createQueryClient({ onError: (error) => errors.push(error) });
    const mutation = client.getMutationCache().build(client, {
      ...client.defaultMutationOptions(),
      mutationFn: async () => {
        runs++;
        throw failure;
      },
    });
    await expect(mutation.execute(undefined)).rejects.toBe(failure);
    client.clear();
    expect({ errors, runs }).toEqual({ errors: [failure], runs: 1 });
  });

  it.each([
    [new NetworkError('x'), 'toast.error.connectivity'],
    [new BadResponseError(200), 'toast.error.server'],
    [new BadResponseError(502), 'toast.error.server'],
    [problemOf('INTERNAL_ERROR'), 'toast.error.server'],
    [problemOf('UNAVAILABLE'), 'toast.error.server'],
    [problemOf('NOT_FOUND'), null],
    [unauthenticatedProblem(), null],
    [new DOMException('stopped', 'AbortError'), null],
    [new TypeError('x'), null],
  ])('the toast of %s is %s', (error, key) => {
    expect(errorToastKey(error)).toBe(key);
  });
});

describe('queries settled', () => {
  it('waits for everything that is asked for', async () => {
    const queryClient = new QueryClient();
    await queriesSettled(queryClient, () => true);
    const { promise, resolve } = Promise.withResolvers<string>();
    void queryClient.prefetchQuery({ queryKey: ['slow'], queryFn: () => promise });
    const settled = queriesSettled(queryClient, () => true).then(() => queryClient.getQueryData(['slow']));
    resolve('there');
    expect(await settled).toBe('there');
  });
});

it('the head of a page does not wait for what stands below it', async () => {
  const queryClient = new QueryClient();
  void queryClient.prefetchQuery({ queryKey: ['list'], queryFn: () => new Promise(() => undefined), meta: belowHead });
  await queriesSettled(queryClient, isForHead);
  expect(queryClient.getQueryState(['list'])?.fetchStatus).toBe('fetching');
  queryClient.clear();
});

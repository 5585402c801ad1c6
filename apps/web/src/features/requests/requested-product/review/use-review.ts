import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import { ApiProblem } from '../../../../lib/api/api-errors.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { operationMutation } from '../../../../lib/api/operation-options.ts';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import { getRequestedProduct, type LineAddress, type RequestedProduct } from '../requested-product-calls.ts';
import { conflictOf, type ReviewConflict } from './review-conflict.ts';

/** Sends data back, or with `withdraw` takes an acceptance back. */
const rejectEmissionData = (queryClient: QueryClient) =>
  operationMutation('rejectEmissionData', {
    onSuccess: (product, { params }) => queryClient.setQueryData(getRequestedProduct(params).queryKey, product),
  });

const acceptEmissionData = (queryClient: QueryClient) =>
  operationMutation('acceptEmissionData', {
    onSuccess: (product, { params }) => queryClient.setQueryData(getRequestedProduct(params).queryKey, product),
  });

/** A review of the version that was read; where it comes too late, what happened meanwhile is found out. */
export function useReview(address: LineAddress, version: number) {
  const queryClient = useQueryClient();
  const params = { ...address };
  const accepting = useMutation(acceptEmissionData(queryClient));
  const rejecting = useMutation(rejectEmissionData(queryClient));
  const [conflict, setConflict] = useState<ReviewConflict | null>(null);
  const problem = useProblemText(accepting.error ?? rejecting.error);

  async function attempt(review: () => Promise<RequestedProduct>): Promise<boolean> {
    setConflict(null);
    try {
      await review();
    } catch (error) {
      if (isTooLate(error)) setConflict(await findConflict());
      return false;
    }
    void refreshLines(queryClient);
    return true;
  }

  /** The page stays as it was read until somebody asks for the newest. */
  async function findConflict(): Promise<ReviewConflict | null> {
    try {
      return conflictOf(await callApi('getRequestedProduct', { params }), version);
    } catch {
      return null;
    }
  }

  return {
    conflict,
    problem: conflict === null ? problem : undefined,
    isPending: accepting.isPending || rejecting.isPending,
    accept: () => attempt(() => accepting.mutateAsync({ params, body: { version } })),
    sendBack: (reason: string) => attempt(() => rejecting.mutateAsync({ params, body: { reason, version } })),
    withdraw: (reason: string) =>
      attempt(() => rejecting.mutateAsync({ params, body: { reason, version, withdraw: true } })),
    forget: () => {
      setConflict(null);
      accepting.reset();
      rejecting.reset();
    },
    refresh: () => refreshLines(queryClient),
  };
}

export type Review = ReturnType<typeof useReview>;

const isTooLate = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'STALE_VERSION' || error.code === 'INVALID_TRANSITION');

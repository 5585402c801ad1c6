import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { getCurrentUser } from '../../../lib/account/get-current-user.ts';
import { PageLoading } from '../../../ui/page-loading/page-loading.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { AnswerHead } from './answer-head.tsx';
import { type AnswerAddress, getEmissionAnswer } from './api/get-emission-answer.ts';
import { ReadOnlyAnswer } from './read-only-answer.tsx';

interface AnswerPageProps {
  address: AnswerAddress;
  step: AnswerStep;
  /** Names the document after the product. */
  renderTitle: (name: string) => ReactNode;
  /** The step. */
  children: ReactNode;
}

/** One product that a customer asks for, and the answer to it. */
export function AnswerPage({ address, step, renderTitle, children }: AnswerPageProps) {
  const { data: answer, error, refetch, isFetching } = useQuery(getEmissionAnswer(address));
  const { data: user } = useQuery(getCurrentUser);
  const queryClient = useQueryClient();
  // Looking at it has changed what the list says of it.
  useEffect(
    () => () => void queryClient.invalidateQueries({ queryKey: ['listReceivedProductRequests'] }),
    [queryClient],
  );
  if (!answer || !user) {
    return error ? <AnswerFailure error={error} retrying={isFetching} onRetry={() => refetch()} /> : <PageLoading />;
  }
  const editable = answer.featureFlags.edit === 'ENABLED';
  return (
    <>
      {renderTitle(answer.name)}
      <AnswerHead answer={answer} />
      {editable ? (
        <AnswerEditor key={answer.lineId} answer={answer} address={address} user={user} step={step}>
          {children}
        </AnswerEditor>
      ) : (
        <ReadOnlyAnswer answer={answer} address={address} />
      )}
    </>
  );
}

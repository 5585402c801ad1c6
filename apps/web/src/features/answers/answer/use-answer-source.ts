import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EditorSource } from '../../../exchange/emission-editor/editor-source.ts';
import {
  type AnswerAddress,
  type EmissionAnswer,
  getEmissionAnswer,
  type SavedDraft,
  saveEmissionDraft,
} from './answer-calls.ts';
import { draftBody, firstValues } from './answer-values.ts';
import { lockOfProblem } from './lock.ts';

const path = '/supplier/requests/$requestId/products/$productId';

/** How an answer is read from and given to an editor. */
export function useAnswerSource(address: AnswerAddress) {
  const queryClient = useQueryClient();
  const { requestReference, productId } = address;
  return useMemo(() => {
    const known = { requestReference, productId };
    const query = getEmissionAnswer(known);
    const { queryKey } = query;

    /** What is known of the answer from now on, without asking for it. */
    function remember(values: ReturnType<typeof firstValues>, { draftVersion, savedAt, lock }: SavedDraft) {
      // An answer on its way may be older than this.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            lock,
            draft: { ...draftBody(values, draftVersion), version: draftVersion, savedAt, savedBy: lock.holderName },
          },
      );
    }

    const unchanging: Pick<EditorSource, 'kind' | 'save' | 'refresh' | 'links'> = {
      kind: 'answer',
      save: async (values, draftVersion, leaving) => {
        try {
          const saved = await saveEmissionDraft(known, draftBody(values, draftVersion), leaving);
          remember(values, saved);
          return saved;
        } catch (error) {
          const lock = lockOfProblem(error);
          if (lock) queryClient.setQueryData(queryKey, (before) => before && { ...before, lock });
          throw error;
        }
      },
      refresh: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      links: answerLinks(known),
    };

    return (answer: EmissionAnswer): EditorSource => {
      const { draft, lock } = answer;
      return {
        ...unchanging,
        id: answer.lineId,
        firstValues: firstValues(answer),
        draft: draft && {
          version: draft.version,
          savedAt: draft.savedAt,
          savedBy: draft.savedBy,
          own: lock?.own === true && lock.holderName === draft.savedBy,
        },
        sharedVersion: answer.submissionVersion,
      };
    };
  }, [queryClient, requestReference, productId]);
}

/** Where each step of an answer is found. */
function answerLinks({ requestReference, productId }: AnswerAddress): EditorSource['links'] {
  const params = { requestId: requestReference, productId };
  return {
    overview: { to: path, params },
    emissions: { to: `${path}/emissions`, params },
    data: { to: `${path}/data`, params },
    methods: { to: `${path}/methods`, params },
    success: { to: `${path}/success`, params },
  };
}

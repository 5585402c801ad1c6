import { mostTemplateAnswers } from '@pcf/contract/exchange-limits';
import { queryOptions } from '@tanstack/react-query';
import type { ChosenAnswer } from '../../../../exchange/sold-products/chosen-answer.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { inChunks } from '../../../../lib/in-chunks.ts';
import type { AnsweredWithTemplates } from './answer-with-templates.ts';

/** What each customer would receive; asked anew each time, since others work on the same lines. */
export const foreseeAnswers = (chosen: readonly ChosenAnswer[], onProgress: (done: number) => void) =>
  queryOptions({
    queryKey: ['answerWithTemplates', chosen],
    queryFn: async ({ signal }): Promise<AnsweredWithTemplates> => {
      const parts: AnsweredWithTemplates[] = [];
      for (const items of inChunks(chosen, mostTemplateAnswers)) {
        onProgress(parts.length * mostTemplateAnswers);
        parts.push(await callApi('answerWithTemplates', { body: { items, customers: [], dryRun: true } }, { signal }));
      }
      return {
        answered: parts.flatMap(({ answered }) => answered),
        skipped: parts.flatMap(({ skipped }) => skipped),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

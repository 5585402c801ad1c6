import { maxConfirmedMatches } from '@pcf/contract/exchange-limits';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { inChunks } from '../../../../lib/in-chunks.ts';

type Confirmed = OperationOutput<'confirmTemplateMatches'>;
export type MatchChoice = OperationInput<'confirmTemplateMatches'>['body']['matches'][number];

const nothing: Confirmed = { confirmed: 0, forgotten: 0, skipped: [] };

/** It lasts until the lists show it. */
export const confirmSoldProductMatches = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['confirmTemplateMatches'],
    mutationFn: async (choices: readonly MatchChoice[]) => {
      let outcome = nothing;
      for (const matches of inChunks(choices, maxConfirmedMatches)) {
        const { confirmed, forgotten, skipped } = await callApi('confirmTemplateMatches', { body: { matches } });
        outcome = {
          confirmed: outcome.confirmed + confirmed,
          forgotten: outcome.forgotten + forgotten,
          skipped: [...outcome.skipped, ...skipped],
        };
      }
      return outcome;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listTemplateMatches'] }),
  });

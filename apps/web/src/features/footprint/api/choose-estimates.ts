import { mostEstimatedProducts } from '@pcf/contract/exchange-limits';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { inChunks } from '../../../lib/in-chunks.ts';

type EstimatesRequest = OperationInput<'chooseEstimates'>['body'];

export const chooseEstimates = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['chooseEstimates'],
    mutationFn: async ({ productIds, factor }: EstimatesRequest) => {
      for (const some of inChunks(productIds, mostEstimatedProducts)) {
        await callApi('chooseEstimates', { body: { productIds: some, factor } });
      }
    },
    onSettled: () =>
      Promise.all(
        ['getFootprint', 'listFootprintLines', 'getProduct'].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });

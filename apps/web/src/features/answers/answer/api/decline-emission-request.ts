import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { type AnswerAddress, getEmissionAnswer } from './get-emission-answer.ts';

export const declineEmissionRequest = (queryClient: QueryClient, address: AnswerAddress) =>
  mutationOptions({
    mutationKey: ['declineEmissionRequest'],
    mutationFn: (body: OperationInput<'declineEmissionRequest'>['body']) =>
      callApi('declineEmissionRequest', { params: { ...address }, body }),
    onSuccess: (answer) => {
      queryClient.setQueryData(getEmissionAnswer(address).queryKey, answer);
      return refreshLines(queryClient);
    },
  });

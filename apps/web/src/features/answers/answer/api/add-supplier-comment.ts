import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { type AnswerAddress, getEmissionAnswer } from './get-emission-answer.ts';

export const addSupplierComment = (queryClient: QueryClient, address: AnswerAddress) =>
  mutationOptions({
    mutationKey: ['addSupplierComment'],
    mutationFn: (text: string) => callApi('addSupplierComment', { params: { ...address }, body: { text } }),
    onSuccess: (answer) => queryClient.setQueryData(getEmissionAnswer(address).queryKey, answer),
  });

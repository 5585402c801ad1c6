import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type AcceptedItem = OperationInput<'acceptManyEmissionData'>['body']['items'][number];
export type AcceptManyResult = OperationOutput<'acceptManyEmissionData'>;

export const acceptManyEmissionData = mutationOptions({
  mutationKey: ['acceptManyEmissionData'],
  mutationFn: (items: AcceptedItem[]) => callApi('acceptManyEmissionData', { body: { items } }),
});

import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export const createEmissionRequest = mutationOptions({
  mutationKey: ['createEmissionRequest'],
  mutationFn: (body: OperationInput<'createEmissionRequest'>['body']) => callApi('createEmissionRequest', { body }),
});

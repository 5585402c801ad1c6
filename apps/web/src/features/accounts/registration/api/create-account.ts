import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export const createAccount = mutationOptions({
  mutationKey: ['createAccount'],
  mutationFn: (body: OperationInput<'createAccount'>['body']) => callApi('createAccount', { body }),
});

import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export const requestAccess = mutationOptions({
  mutationKey: ['requestAccess'],
  mutationFn: (body: OperationInput<'requestAccess'>['body']) => callApi('requestAccess', { body }),
});

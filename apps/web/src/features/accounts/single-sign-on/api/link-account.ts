import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { adoptTokens } from '../../../../lib/session/session.ts';

export const linkAccount = mutationOptions({
  mutationKey: ['linkAccount'],
  mutationFn: (body: OperationInput<'linkAccount'>['body']) =>
    adoptTokens((signal) => callApi('linkAccount', { body }, { signal })),
});

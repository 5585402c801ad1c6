import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { callApi } from '../../../lib/api/call-api.ts';

export const readNotifications = (body: OperationInput<'readNotifications'>['body']) =>
  callApi('readNotifications', { body }, { keepalive: true });

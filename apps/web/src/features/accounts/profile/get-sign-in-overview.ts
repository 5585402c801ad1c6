import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { operationQuery } from '../../../lib/api/operation-options.ts';

export type SignInOverview = OperationOutput<'getSignInOverview'>;
export type SignInSession = SignInOverview['sessions'][number];

export const getSignInOverview = operationQuery('getSignInOverview');

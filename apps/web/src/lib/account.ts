import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { operationQuery } from './api/operation-options.ts';

export const getOrganisation = operationQuery('getOrganisation');

export type CurrentUser = OperationOutput<'getCurrentUser'>;

export const getCurrentUser = operationQuery('getCurrentUser');

export type Organisation = OperationOutput<'getOrganisation'>;

import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { PurchasedLine } from '../../exchange/line-table/line-actions.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';

/** "No data available" is an answer that somebody reads, never one of many to accept. */
export const hasNoData = ({ emissionValueGranularity }: PurchasedLine) => emissionValueGranularity === 'UNAVAILABLE';

/** Each with the version that the list showed. */
export const acceptedItems = (lines: readonly PurchasedLine[]): AcceptedItem[] =>
  lines.flatMap(({ requestReference, productId, submissionVersion: version }) =>
    requestReference === null || version === 0 ? [] : [{ requestReference, productId, version }],
  );

export type AcceptedItem = OperationInput<'acceptManyEmissionData'>['body']['items'][number];
export type AcceptManyResult = OperationOutput<'acceptManyEmissionData'>;

export const acceptManyEmissionData = operationMutation('acceptManyEmissionData');

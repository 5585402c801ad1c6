import type { OperationOutput } from '@pcf/contract/operations/operation-types';

type Original = NonNullable<NonNullable<OperationOutput<'getEmissionDetails'>['submission']>['original']>;

/** What is to be known of one field of a document that came from another platform. */
export type ReceivedRemark = Original['remarks'][number];

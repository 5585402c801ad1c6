import type { OperationOutput } from '@pcf/contract/operations/operation-types';

/** Something that happened to a line; both sides see the same. */
export type TimelineEntry = OperationOutput<'getRequestedProduct'>['timeline'][number];

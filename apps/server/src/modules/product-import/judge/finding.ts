import type { OperationOutput } from '@pcf/contract/operations/operation-types';

export type Finding = OperationOutput<'importProducts'>['errors'][number];
export type PreviewRow = OperationOutput<'importProducts'>['preview']['rows'][number];

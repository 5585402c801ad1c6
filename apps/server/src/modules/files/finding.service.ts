import type { OperationOutput } from '@pcf/contract/operations/operation-types';

/** Of a file of products or of templates. */
export type Finding = OperationOutput<'importProducts'>['errors'][number];
export type PreviewRow = OperationOutput<'importProducts'>['preview']['rows'][number];

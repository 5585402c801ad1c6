import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { NamedRow } from '../../files/line-finding.service.ts';

export type Finding = OperationOutput<'importTemplateMatches'>['errors'][number];

/** A row that says which template stands for the product of a line. */
export interface JudgedMatch extends NamedRow {
  readonly templateReference: string;
}

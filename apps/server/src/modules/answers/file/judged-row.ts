import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { GivenEmissions } from '../../files/given-emissions.service.ts';
import type { NamedRow } from '../../files/line-finding.service.ts';

export type Finding = OperationOutput<'importAnswers'>['errors'][number];

/** A row that answers something: which line it means, and what it says about it. */
export interface JudgedRow extends NamedRow {
  readonly given: GivenEmissions;
  /** Whether every cell was; where not, what is missing is not looked for. */
  readonly understood: boolean;
}

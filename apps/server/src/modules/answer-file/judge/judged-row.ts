import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { GivenEmissions } from '../given-emissions.ts';

export type Finding = OperationOutput<'importAnswers'>['errors'][number];
export type PreviewRow = OperationOutput<'importAnswers'>['preview']['rows'][number];

/** A row that answers something: which line it means, and what it says about it. */
export interface JudgedRow {
  readonly row: number;
  readonly requestReference: string;
  readonly internalReference: string;
  readonly given: GivenEmissions;
  /** Whether every cell was; where not, what is missing is not looked for. */
  readonly understood: boolean;
}

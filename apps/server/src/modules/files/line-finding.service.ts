import type { AnswerImportProblem } from '@pcf/contract/vocabulary/answer-import-problem';
import type { MatchImportProblem } from '@pcf/contract/vocabulary/match-import-problem';

/** What can be wrong with any file whose rows name received lines. */
type SharedProblem = Extract<AnswerImportProblem, MatchImportProblem>;

export interface LineFinding<Problem extends string = SharedProblem> {
  readonly row: number;
  readonly column?: string | undefined;
  readonly code: Problem | SharedProblem;
  readonly value?: string | undefined;
}

/** A row that says something, and which line it means. */
export interface NamedRow {
  readonly row: number;
  readonly requestReference: string;
  readonly internalReference: string;
}

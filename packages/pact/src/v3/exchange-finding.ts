import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import type { ExchangeGap, ExchangeObstacle, ExchangeProblem } from '@pcf/contract/vocabulary/network';
import { type FieldPath, stepOf } from '@pcf/domain/emission-data/finding';

/** What stands against sending an answer, by the field of ours; of the company or the product where it is none. */
interface ExchangeFinding<Code extends ExchangeProblem = ExchangeProblem> {
  readonly path: FieldPath;
  readonly code: Code;
  readonly step: AnswerStep;
}

/** What somebody can still fill in. */
export type Gap = ExchangeFinding<ExchangeGap>;
/** What PACT has no words for, or what the answer says against itself. */
export type Obstacle = ExchangeFinding<ExchangeObstacle>;

export const gap = (path: FieldPath, code: ExchangeGap = 'REQUIRED'): Gap => ({ path, code, step: stepOf(path) });
export const obstacle = (path: FieldPath, code: ExchangeObstacle): Obstacle => ({ path, code, step: stepOf(path) });

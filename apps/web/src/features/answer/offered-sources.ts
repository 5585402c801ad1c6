import type { StartSource } from './answer-values.ts';
import type { EmissionAnswer } from './api/get-emission-answer.ts';

type Told = Pick<EmissionAnswer, 'inForce' | 'submission' | 'draft'>;

/** Where a form can begin; nothing where there is nothing but an empty one. */
export function offeredSources({ inForce, submission, draft }: Told): StartSource[] {
  const sources: StartSource[] = [];
  if (inForce) sources.push('accepted');
  if (submission && submission.version !== inForce?.version) sources.push('submitted');
  if (sources.length > 0 || draft) sources.push('empty');
  return sources;
}

import { firstSource, type StartSource } from './answer-values.ts';
import type { EmissionAnswer } from './api/get-emission-answer.ts';

type Told = Pick<EmissionAnswer, 'inForce' | 'submission' | 'draft' | 'productRequestStatus'>;

/** Where a form can begin, but for what it begins with anyhow; nothing where there is nothing but an empty one. */
export function offeredSources(answer: Told): StartSource[] {
  const { inForce, submission, draft } = answer;
  const sources: StartSource[] = [];
  if (inForce) sources.push('accepted');
  if (submission && submission.version !== inForce?.version) sources.push('submitted');
  if (sources.length > 0 || draft) sources.push('empty');
  const present = draft ? null : firstSource(answer);
  const isPresent = (source: StartSource) =>
    source === present ||
    (source === 'accepted' && present === 'submitted' && submission?.version === inForce?.version);
  return sources.filter((source) => !isPresent(source));
}

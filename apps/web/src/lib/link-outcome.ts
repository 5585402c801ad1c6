import { type LinkRefusal, linkRefusals } from '@pcf/contract/vocabulary/users';
import { useEffect, useState } from 'react';
import { ApiProblem } from './api/api-errors.ts';

type Outcome<Answer> = { state: 'waiting' } | { state: 'done'; answer: Answer } | { state: 'failed'; error: unknown };

/** What came of using a token; `use` must be the same function each time, and safe to call again (see oncePerToken). */
export function useOutcome<Answer>(use: (token: string) => Promise<Answer>, token: string): Outcome<Answer> {
  const [outcome, setOutcome] = useState<Outcome<Answer>>({ state: 'waiting' });
  useEffect(() => {
    let left = false;
    use(token).then(
      (answer) => left || setOutcome({ state: 'done', answer }),
      (error: unknown) => left || setOutcome({ state: 'failed', error }),
    );
    return () => {
      left = true;
    };
  }, [use, token]);
  return outcome;
}

/** Why the server refused the token of a link; null where something else went wrong. */
export function linkRefusalOf(error: unknown): LinkRefusal | null {
  if (!(error instanceof ApiProblem) || error.code !== 'INVALID_LINK') return null;
  return linkRefusals.find((refusal) => refusal === error.problem.reason) ?? 'UNKNOWN';
}

/** Uses each token once, however often a screen is shown or rendered: asking again shares the first response. */
export function oncePerToken<Answer>(use: (token: string) => Promise<Answer>): (token: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (token) => {
    const answer = answers.get(token) ?? use(token);
    answers.set(token, answer);
    return answer;
  };
}

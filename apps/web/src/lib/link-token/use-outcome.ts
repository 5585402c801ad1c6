import { useEffect, useState } from 'react';

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

/**
 * Asks at most once at a time and keeps the answer; a caller says how old it may be. A failure is kept too, but only
 * for moments: so that a crowd of callers is not a crowd of questions to somebody who is in trouble already.
 */
export function keepAnswer<Answer>(
  ask: () => Promise<Answer>,
  failureMilliseconds: number,
): (oldestMilliseconds: number) => Promise<Answer> {
  let kept: { answer: Promise<Answer>; since: number; failed: boolean } | undefined;
  return (oldestMilliseconds) => {
    if (kept && Date.now() - kept.since < (kept.failed ? failureMilliseconds : oldestMilliseconds)) return kept.answer;
    // Younger than any age for as long as it is under way.
    const asked = { answer: ask(), since: Number.POSITIVE_INFINITY, failed: false };
    kept = asked;
    const settle = (failed: boolean) => Object.assign(asked, { since: Date.now(), failed });
    asked.answer.then(
      () => settle(false),
      () => settle(true),
    );
    return asked.answer;
  };
}

import { useBlocker } from '@tanstack/react-router';
import type { LeaveWords } from './leave-words.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  /** For a page on which nothing can be saved. */
  words?: LeaveWords;
}

/** Asks before a change that is not saved is left behind, inside the page and when the tab is closed. */
export function LeaveGuard({ unsaved, words }: LeaveGuardProps) {
  const Question = useLeaveQuestion(unsaved);
  const blocker = useBlocker({
    // The query string says which tab of a page is shown; only a hash leads nowhere else.
    shouldBlockFn: ({ current, next }) =>
      unsaved &&
      // Nobody is held back by a question that cannot be asked.
      Question !== 'unavailable' &&
      (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  if (Question === null || Question === 'unavailable') return null;
  return (
    <Question
      opened={blocker.status === 'blocked'}
      words={words}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

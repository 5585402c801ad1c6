import { useBlocker } from '@tanstack/react-router';
import { type LeaveWords, useLeaveQuestion } from './use-leave-question.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  /** For a page on which nothing can be saved. */
  words?: LeaveWords;
  /** Whether it is lost on the way to this path; found out then, for what may still be saved. */
  losesWork?: (pathname: string) => Promise<boolean>;
}

const always = async () => true;

/** Asks before a change that is not saved is left behind, inside the page and when the tab is closed. */
export function LeaveGuard({ unsaved, words, losesWork = always }: LeaveGuardProps) {
  const Question = useLeaveQuestion(unsaved);
  const blocker = useBlocker({
    // The query string says which tab of a page is shown; only a hash leads nowhere else.
    shouldBlockFn: async ({ current, next }) =>
      unsaved &&
      // Nobody is held back by a question that cannot be asked.
      Question !== 'unavailable' &&
      (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)) &&
      (await losesWork(next.pathname)),
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

import { useEffect, useState } from 'react';
import type { LeaveQuestion } from './leave-question.tsx';
import { loadLeaveQuestion } from './load-leave-question.ts';

/** The dialog, fetched with the first change, so that it is there when somebody leaves. */
export function useLeaveQuestion(unsaved: boolean): typeof LeaveQuestion | 'unavailable' | null {
  const [question, setQuestion] = useState<typeof LeaveQuestion | 'unavailable' | null>(null);
  useEffect(() => {
    if (!unsaved) return;
    loadLeaveQuestion().then(
      (module) => setQuestion(() => module.LeaveQuestion),
      () => setQuestion('unavailable'),
    );
  }, [unsaved]);
  return question;
}

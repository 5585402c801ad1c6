import { useEffect, useState } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';
import type { LeaveQuestion } from './leave-question.tsx';

/** A chunk of its own, since a dialog weighs more than most pages that may ask. */
export const loadLeaveQuestion = () => import('./leave-question.tsx');

/** The dialog, fetched once the first change is on the screen, so that it is there when somebody leaves. */
export function useLeaveQuestion(unsaved: boolean): typeof LeaveQuestion | 'unavailable' | null {
  const [question, setQuestion] = useState<typeof LeaveQuestion | 'unavailable' | null>(null);
  useEffect(() => {
    if (!unsaved) return;
    afterPaint()
      .then(loadLeaveQuestion)
      .then(
        (module) => setQuestion(() => module.LeaveQuestion),
        () => setQuestion('unavailable'),
      );
  }, [unsaved]);
  return question;
}

/** What somebody is asked who is about to leave. */
export interface LeaveWords {
  readonly title: string;
  readonly message: string;
  readonly stay: string;
  readonly confirm: string;
}

import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useEmissionForm } from '../emission-form/use-emission-form.ts';
import type { EditorSource } from './editor-source.ts';
import { useDraftSaver } from './saving/use-draft-saver.ts';
import { useKeptWork } from './saving/use-kept-work.ts';

export type Editor = ReturnType<typeof useEditor>;

/** The form with everything that keeps it safe: the draft, and what is kept on this device. */
export function useEditor(source: EditorSource, userId: string) {
  const navigate = useNavigate();
  const form = useEmissionForm(source.firstValues);
  const { saver, state, kept, adopt, overwrite } = useDraftSaver({ source, form, userId });
  const offer = useKeptWork({ kept, source, form, saver });
  const [attempt, setAttempt] = useState(0);
  return {
    source,
    form,
    saver,
    state,
    offer,
    /** The form shows what the server has now. */
    adopt,
    /** What is typed takes the place of what the server has now. */
    overwrite,
    /** Counts how often somebody wanted to share it. */
    attempt,
    goTo: (step: AnswerStep) => {
      void saver.flush();
      void navigate(source.links[step]);
    },
    check: () => {
      void saver.flush();
      setAttempt((tries) => tries + 1);
    },
  };
}

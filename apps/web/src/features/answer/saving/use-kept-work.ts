import { useState } from 'react';
import type { EmissionFormValues } from '../../../components/emission-form/emission-form-values.ts';
import type { EmissionForm } from '../../../components/emission-form/use-emission-form.ts';
import { firstValues, saySame } from '../answer-values.ts';
import type { EmissionAnswer } from '../api/get-emission-answer.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { KeptWork, openKeptWork } from './kept-work.ts';

interface KeptWorkOptions {
  kept: ReturnType<typeof openKeptWork<EmissionFormValues>>;
  answer: EmissionAnswer;
  form: EmissionForm;
  saver: DraftSaver;
}

export interface KeptOffer {
  /** Null where there is nothing to choose. */
  readonly work: KeptWork<EmissionFormValues> | null;
  /** Whether the draft was saved by somebody after that work began. */
  readonly isOlder: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
}

/** What was typed here before the page was closed without a connection, offered once. */
export function useKeptWork({ kept, answer, form, saver }: KeptWorkOptions): KeptOffer {
  const [work, setWork] = useState(() => {
    const found = kept.find();
    if (found === null || !saySame(found.values, firstValues(answer))) return found;
    kept.forget();
    return null;
  });
  return {
    work,
    isOlder: work !== null && work.draftVersion < (answer.draft?.version ?? 0),
    restore: () => {
      if (work === null) return;
      setWork(null);
      form.reset(work.values);
      saver.overwrite(saver.draftVersion());
    },
    discard: () => {
      kept.forget();
      setWork(null);
    },
  };
}

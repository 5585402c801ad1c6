import { useState } from 'react';
import {
  type EmissionForm,
  type EmissionFormValues,
  emptyEmissionForm,
} from '../../emission-form/emission-form-values.ts';
import type { EditorSource } from '../editor-source.ts';
import { saySame } from '../say-same.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { KeptWork, openKeptWork } from './kept-work.ts';

interface KeptWorkOptions {
  kept: ReturnType<typeof openKeptWork<EmissionFormValues>>;
  source: EditorSource;
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
export function useKeptWork({ kept, source, form, saver }: KeptWorkOptions): KeptOffer {
  const [work, setWork] = useState(() => {
    const found = kept.find();
    if (found === null) return null;
    // A page of an earlier day may have kept less than the form holds now.
    const values = { ...emptyEmissionForm, ...found.values };
    if (!saySame(values, source.firstValues)) return { ...found, values };
    kept.forget();
    return null;
  });
  return {
    work,
    isOlder: work !== null && work.draftVersion < (source.draft?.version ?? 0),
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

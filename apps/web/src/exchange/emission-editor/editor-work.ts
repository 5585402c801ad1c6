import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { createContext, useContext } from 'react';
import type { EmissionForm } from '../emission-form/emission-form-values.ts';
import type { EditorSource } from './editor-source.ts';
import type { SaveState } from './saving/draft-saver.ts';

/** What the steps of a form share. */
export interface EditorWork {
  readonly source: EditorSource;
  readonly form: EmissionForm;
  readonly saveState: SaveState;
  /** For now: a colleague is editing, or something has to be chosen first. */
  readonly locked: boolean;
  /** Who else is editing now. */
  readonly colleague: string | null;
  /** Whether nobody else can edit meanwhile. */
  readonly alone: boolean;
  readonly beginEditing: () => void;
  readonly goTo: (step: AnswerStep) => void;
  /** Shows what will be shared, or what is missing for it. */
  readonly check: () => void;
  readonly downloadDocument: (document: { readonly id: string; readonly name: string }) => void;
}

export const EditorWorkContext = createContext<EditorWork | null>(null);

export function useEditorWork(): EditorWork {
  const work = useContext(EditorWorkContext);
  if (work === null) throw new Error('There is no EmissionEditor around this.');
  return work;
}

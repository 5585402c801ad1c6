import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import type { LinkProps } from '@tanstack/react-router';
import type { EmissionFormValues } from '../emission-form/emission-form-values.ts';

export interface SavedVersion {
  readonly draftVersion: number;
  readonly savedAt: string;
}

type StepLink = Pick<LinkProps, 'to' | 'params'>;

/** What is edited: the answer to a request, or a sold product. */
export interface EditorSource {
  /** Part of the key of kept work in the browser's storage; `template` is a sold product. */
  readonly kind: 'answer' | 'template';
  /** Of the line, or of the sold product. */
  readonly id: string;
  /** What the form shows before anything is typed. */
  readonly firstValues: EmissionFormValues;
  readonly draft: {
    readonly version: number;
    readonly savedAt: string;
    readonly savedBy: string | null;
    /** Whether the reader saved it, in another tab perhaps. */
    readonly own: boolean;
  } | null;
  /** Of what others are shown: what was submitted or published last; 0 for nothing. */
  readonly sharedVersion: number;
  readonly save: (values: EmissionFormValues, draftVersion: number, leaving: boolean) => Promise<SavedVersion>;
  /** Asks the server anew; the source that follows from it is given to the editor. */
  readonly refresh: () => Promise<unknown>;
  readonly links: Readonly<Record<AnswerStep, StepLink>>;
}

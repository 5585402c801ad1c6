import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { lazy, type ReactNode } from 'react';
import { OptionalPart } from '../../ui/optional-part/optional-part.tsx';
import { EmissionFormFrame } from '../emission-form/emission-form-frame.tsx';
import type { FormSurroundings } from '../emission-form/form-surroundings.ts';
import { useStepProgress } from '../emission-form/use-step-progress.ts';
import { EditorBar } from './editor-bar.tsx';
import classes from './editor-columns.module.css';
import { type EditorWork, EditorWorkContext } from './editor-work.ts';
import { KeptWorkNotice } from './saving/kept-work-notice.tsx';
import { SavingGuard } from './saving/saving-guard.tsx';
import { Stepper } from './stepper.tsx';
import type { Editor } from './use-editor.ts';

/** Two people rarely meet. */
const StaleDraft = lazy(async () => ({ default: (await import('./stale/stale-draft.tsx')).StaleDraft }));

interface EmissionEditorProps {
  editor: Editor;
  step: AnswerStep;
  surroundings: FormSurroundings;
  /** Who else is editing now, if anybody can be kept from it. */
  colleague?: string | null;
  alone?: boolean;
  /** Whoever edits takes the lock, where there is one. */
  onEdit?: () => void;
  words: {
    /** What the list of steps is called. */
    readonly steps: string;
    /** On the button that leads on from the last step. */
    readonly check: string;
    /** Where the draft is gone that somebody worked on. */
    readonly gone: string;
  };
  /** What to know before filling in the form. */
  notices: ReactNode;
  /** What is missing, and what will be shared. */
  check: ReactNode;
  /** Below the form. */
  below?: ReactNode;
  side: ReactNode;
  /** The step. */
  children: ReactNode;
}

const nothing = () => undefined;

/** The steps of the form with what is around them, for whatever is edited. */
export function EmissionEditor(props: EmissionEditorProps) {
  const { editor, step, surroundings, colleague = null, alone = false, onEdit = nothing, words, children } = props;
  const { source, form, saver, state, offer, adopt, overwrite, attempt, goTo, check } = editor;
  const progress = useStepProgress(form);
  const locked = colleague !== null || state.kind === 'locked' || state.kind === 'stale' || offer.work !== null;
  const work: EditorWork = {
    source,
    form,
    saveState: state,
    locked,
    colleague,
    alone,
    beginEditing: onEdit,
    goTo,
    check,
    downloadDocument: surroundings.onDownload,
  };
  if (step === 'success') return <EditorWorkContext value={work}>{children}</EditorWorkContext>;
  return (
    <EditorWorkContext value={work}>
      <SavingGuard saver={saver} />
      <Stepper label={words.steps} step={step} progress={progress} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.notices}>
            {props.notices}
            {offer.work ? <KeptWorkNotice offer={offer} work={offer.work} /> : null}
            {state.kind === 'stale' ? (
              <OptionalPart>
                <StaleDraft goneText={words.gone} onAdopt={adopt} onOverwrite={overwrite} />
              </OptionalPart>
            ) : null}
          </div>
          <EmissionFormFrame form={form} surroundings={surroundings} showErrors={attempt > 0} locked={locked}>
            {props.check}
            {children}
          </EmissionFormFrame>
          {props.below}
        </div>
        {props.side}
      </div>
      <EditorBar step={step} checkLabel={words.check} />
    </EditorWorkContext>
  );
}

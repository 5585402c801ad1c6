import { Button } from '@mantine/core';
import { type AnswerStep, answerSteps } from '@pcf/contract/vocabulary/emission-data';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatClock } from '../../lib/format/date-format.ts';
import kit from '../../ui/kit.module.css';
import { LeaveGuard } from '../../ui/leave-guard/leave-guard.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { EmissionFormFrame } from '../emission-form/emission-form-frame.tsx';
import type { EmissionFormValues } from '../emission-form/emission-form-values.ts';
import type { FormSurroundings } from '../emission-form/form-surroundings.ts';
import { type FormStep, formSteps, useStepProgress } from '../emission-form/use-step-progress.ts';
import { EditorBar } from './editor-bar.tsx';
import { type EditorWork, EditorWorkContext, useEditorWork } from './editor-work.ts';
import classes from './emission-editor.module.css';
import type { DraftSaver } from './saving/draft-saver.ts';
import type { KeptWork } from './saving/kept-work.ts';
import type { KeptOffer } from './saving/use-kept-work.ts';
import type { Editor } from './use-editor.ts';

export const stepStates = ['complete', 'begun', 'open', 'optional'] as const;

const shown = answerSteps.filter((step) => step !== 'success');

/** Two people rarely meet. */
const StaleDraft = lazy(async () => ({ default: (await import('./stale-draft.tsx')).StaleDraft }));

interface EmissionEditorProps {
  editor: Editor;
  step: AnswerStep;
  surroundings: FormSurroundings;
  /** Who else is editing now, if anybody can be kept from it. */
  colleague?: string | null;
  alone?: boolean;
  /** Editing takes the lock, where there is one. */
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

/** Leaving the form asks only if it cannot be saved on the way out; between its steps nothing is lost. */
function SavingGuard({ saver }: { saver: DraftSaver }) {
  const { t } = useTranslation('emissionEditor');
  const { source, saveState } = useEditorWork();
  const own = useRouter().buildLocation(source.links.overview).pathname;
  return (
    <LeaveGuard
      unsaved={saveState.kind !== 'saved'}
      losesWork={async (pathname) => {
        if (pathname === own || pathname.startsWith(`${own}/`)) return false;
        await saver.flush();
        return saver.state().kind !== 'saved';
      }}
      words={{
        title: t('leave.title'),
        message: t('leave.message'),
        stay: t('leave.stay'),
        confirm: t('leave.confirm'),
      }}
    />
  );
}

interface KeptWorkNoticeProps {
  offer: KeptOffer;
  work: KeptWork<EmissionFormValues>;
}

function KeptWorkNotice({ offer, work }: KeptWorkNoticeProps) {
  const { t, i18n } = useTranslation('emissionEditor');
  return (
    <Notice
      actions={
        <>
          <Button onClick={offer.discard}>{t('kept.discard')}</Button>
          <Button variant="filled" onClick={offer.restore}>
            {t('kept.restore')}
          </Button>
        </>
      }
    >
      <p>{t('kept.text', { time: formatClock(work.at, new Date(), pageLanguage(i18n)) })}</p>
      <p>{t(offer.isOlder ? 'kept.older' : 'kept.hint')}</p>
    </Notice>
  );
}

interface StepperProps {
  label: string;
  step: AnswerStep;
  progress: Readonly<Record<FormStep, Counted>>;
}

/** The steps and how far each is; every one can be opened at any time. */
function Stepper({ label, step: current, progress }: StepperProps) {
  const { t } = useTranslation(['emissionEditor', 'emissionData']);
  const { source } = useEditorWork();
  const whole = stepState('overview', progress);
  return (
    <nav aria-label={label} className={kit.below24}>
      <ol className={`${kit.stack8} ${classes.steps}`}>
        {shown.map((step) => {
          const { state, filled, required } = stepState(step, progress);
          return (
            <li key={step}>
              <Link
                {...source.links[step]}
                className={`${kit.muted} ${classes.step}`}
                activeOptions={{ exact: true }}
                aria-current={step === current ? 'step' : undefined}
                data-current={step === current || undefined}
                data-state={state}
              >
                <span className={`${kit.breakable} ${classes.name}`}>{t(`emissionData:step.${step}`)}</span>
                {step === 'overview' ? null : (
                  <span className={kit.visuallyHidden}>{t(`progress.${state}`, { filled, count: required })}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
      <p className={`${kit.tiny} ${kit.muted} ${classes.progress}`}>
        {t(`progress.${whole.state}`, { filled: whole.filled, count: whole.required })}
      </p>
    </nav>
  );
}

type StepState = (typeof stepStates)[number];

interface Counted {
  readonly required: number;
  readonly filled: number;
  readonly findings: readonly unknown[];
}

/** How far a step is; the overview stands for the whole answer. */
export function stepState(step: AnswerStep, progress: Readonly<Record<FormStep, Counted>>) {
  const parts = formSteps.filter((each) => step === 'overview' || each === step).map((each) => progress[each]);
  const sum = (count: (part: Counted) => number) => parts.reduce((total, part) => total + count(part), 0);
  const [required, filled, found] = [
    sum((part) => part.required),
    sum((part) => part.filled),
    sum((part) => part.findings.length),
  ];
  return { state: stateOf(required, filled, found), required, filled };
}

function stateOf(required: number, filled: number, found: number): StepState {
  if (found > 0) return filled === 0 ? 'open' : 'begun';
  return required === 0 ? 'optional' : 'complete';
}

import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { EmissionFormFrame } from '../../components/emission-form/emission-form-frame.tsx';
import { useEmissionForm } from '../../components/emission-form/use-emission-form.ts';
import { useStepProgress } from '../../components/emission-form/use-step-progress.ts';
import type { CurrentUser } from '../../lib/account/get-current-user.ts';
import { AnswerBar } from './answer-bar.tsx';
import classes from './answer-editor.module.css';
import { AnswerHistory } from './answer-history.tsx';
import { AnswerNotices } from './answer-notices.tsx';
import { AnswerSide } from './answer-side.tsx';
import { AnswerStepper } from './answer-stepper.tsx';
import { firstValues, valuesFrom } from './answer-values.ts';
import { type AnswerWork, AnswerWorkContext } from './answer-work.ts';
import { downloadAnswerDocument } from './api/download-answer-document.ts';
import type { AnswerAddress, EmissionAnswer } from './api/get-emission-answer.ts';
import { formSurroundings } from './form-surroundings-of.ts';
import { lockedBy } from './lock/locked-by.ts';
import { useEditLock } from './lock/use-edit-lock.ts';
import { KeptWorkNotice } from './saving/kept-work-notice.tsx';
import { SavingGuard } from './saving/saving-guard.tsx';
import { useDraftSaver } from './saving/use-draft-saver.ts';
import { useKeptWork } from './saving/use-kept-work.ts';
import { StaleDraft } from './stale/stale-draft.tsx';
import { stepPaths } from './step-paths.ts';
import { CheckAndSubmit } from './submit/check-and-submit.tsx';

interface AnswerEditorProps {
  answer: EmissionAnswer;
  address: AnswerAddress;
  user: CurrentUser;
  step: AnswerStep;
  children: ReactNode;
}

/** The form with everything that keeps it safe: the draft, the lock, and what is kept on this device. */
export function AnswerEditor({ answer, address, user, step, children }: AnswerEditorProps) {
  const navigate = useNavigate();
  const form = useEmissionForm(firstValues(answer));
  const { saver, state, kept, adopt, overwrite } = useDraftSaver({ answer, address, form, userId: user.id });
  const lock = useEditLock({ address, answer, hasUnsaved: () => saver.state().kind !== 'saved' });
  const offer = useKeptWork({ kept, answer, form, saver });
  const progress = useStepProgress(form);
  const { mutate: downloadDocument } = useMutation(downloadAnswerDocument(address));
  const [attempt, setAttempt] = useState(0);
  const colleague = lockedBy(answer, new Date());
  const locked = colleague !== null || state.kind === 'locked' || state.kind === 'stale' || offer.work !== null;

  // What was kept while a colleague had the lock is saved once it is free.
  const isFree = colleague === null;
  const goOn = useEffectEvent(() => saver.retry());
  useEffect(() => {
    if (isFree && state.kind === 'locked') goOn();
  }, [isFree, state.kind]);

  const goTo = (next: AnswerStep) => {
    void saver.flush();
    void navigate({
      to: stepPaths[next],
      params: { requestId: address.requestReference, productId: address.productId },
    });
  };
  const work: AnswerWork = {
    answer,
    address,
    form,
    saveState: state,
    locked,
    beginEditing: lock.takeIfFree,
    startFrom: (source) => {
      form.reset(valuesFrom(source, answer));
      lock.takeIfFree();
    },
    goTo,
    check: () => {
      void saver.flush();
      setAttempt((tries) => tries + 1);
    },
    downloadDocument,
  };
  if (step === 'success') return <AnswerWorkContext value={work}>{children}</AnswerWorkContext>;
  return (
    <AnswerWorkContext value={work}>
      <SavingGuard saver={saver} state={state} address={address} />
      <AnswerStepper step={step} progress={progress} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.notices}>
            <AnswerNotices onTakeOver={user.accessLevel === 'ADMIN' ? lock.takeOver : null} />
            {offer.work ? <KeptWorkNotice offer={offer} work={offer.work} /> : null}
            {state.kind === 'stale' ? <StaleDraft onAdopt={adopt} onOverwrite={overwrite} /> : null}
          </div>
          <EmissionFormFrame
            form={form}
            surroundings={formSurroundings(answer, downloadDocument)}
            showErrors={attempt > 0}
            locked={locked}
          >
            <CheckAndSubmit attempt={attempt} onSubmitted={adopt} onStale={saver.contest} />
            {children}
          </EmissionFormFrame>
          {step === 'overview' ? <AnswerHistory answer={answer} address={address} /> : null}
        </div>
        <AnswerSide />
      </div>
      <AnswerBar step={step} />
    </AnswerWorkContext>
  );
}

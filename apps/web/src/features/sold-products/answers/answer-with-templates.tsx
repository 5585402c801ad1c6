import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenAnswer } from '../../../exchange/sold-products/chosen-answer.ts';
import { FullPageOverlay } from '../../../ui/full-page-overlay/full-page-overlay.tsx';
import { LeaveGuard } from '../../../ui/leave-guard/leave-guard.tsx';
import { LeaveQuestion } from '../../../ui/leave-guard/leave-question.tsx';
import { changeChoices, nothingSaid } from './plan/answer-choices.ts';
import { Preview } from './preview/preview.tsx';
import { AnswerResult } from './result/answer-result.tsx';
import { Sending } from './result/sending.tsx';
import { useSendingAnswers } from './use-sending-answers.ts';

interface AnswerWithTemplatesProps {
  chosen: readonly ChosenAnswer[];
  onClose: () => void;
}

/** Answers many requests with templates: what each customer will receive, who may, then what became of each. */
export function AnswerWithTemplates({ chosen, onClose }: AnswerWithTemplatesProps) {
  const { t } = useTranslation('templateAnswers');
  const [choices, change] = useReducer(changeChoices, nothingSaid);
  const [asking, setAsking] = useState(false);
  const [viewing, setViewing] = useState(false);
  const { state, send, retry, stop } = useSendingAnswers();
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
  }, []);
  const isSending = state.stage === 'running' || state.stage === 'failed';
  const isUnsaved = isSending || (state.stage === 'idle' && choices !== nothingSaid);

  function leave() {
    onClose();
    requestAnimationFrame(() => {
      const { current } = before;
      if (document.activeElement === document.body && current instanceof HTMLElement) current.focus();
    });
  }

  function close() {
    // The key that closes a dialog above this one reaches both.
    if (asking || viewing || state.stage === 'running') return;
    // Later, since the key that asks for the question would also close it.
    if (isUnsaved) setTimeout(() => setAsking(true));
    else leave();
  }

  const words = isSending
    ? {
        title: t('leave.sendingTitle'),
        message: t('leave.sending'),
        stay: t('leave.stay'),
        confirm: t('leave.confirm'),
      }
    : { title: t('leave.title'), message: t('leave.unsaved'), stay: t('leave.stay'), confirm: t('leave.confirm') };
  return (
    <FullPageOverlay opened onClose={close} title={t('title', { count: chosen.length })}>
      {state.stage === 'idle' ? (
        <Preview
          chosen={chosen}
          choices={choices}
          onChange={change}
          onViewing={setViewing}
          onSend={send}
          onCancel={close}
        />
      ) : state.stage === 'over' ? (
        <AnswerResult outcome={state.outcome} onClose={leave} />
      ) : (
        <Sending state={state} onRetry={retry} onStop={stop} />
      )}
      <LeaveGuard unsaved={isUnsaved} words={words} />
      <LeaveQuestion opened={asking} words={words} onStay={() => setAsking(false)} onLeave={leave} />
    </FullPageOverlay>
  );
}

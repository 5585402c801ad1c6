import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueCell } from '../../../exchange/line-table/line-cells.tsx';
import type { ChosenAnswer } from '../../../exchange/sold-products.ts';
import { ProgressPanel } from '../../../ui/file-choice/progress-panel.tsx';
import { FocusedTitle } from '../../../ui/focused-title.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { FullPageOverlay } from '../../../ui/full-page-overlay.tsx';
import kit from '../../../ui/kit.module.css';
import { LeaveGuard } from '../../../ui/leave-guard/leave-guard.tsx';
import { LeaveQuestion } from '../../../ui/leave-guard/leave-question.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from './answer-with-sold-products.module.css';
import {
  type AnsweredWithSoldProducts,
  type AnswersPart,
  answerWithSoldProducts,
} from './answer-with-sold-products.ts';
import { FormLink } from './form-link.tsx';
import { changeChoices, nothingSaid } from './plan/answer-choices.ts';
import { type CustomerPlan, planOf } from './plan/answer-plan.ts';
import { Preview } from './preview/preview.tsx';
import { SkippedList } from './skipped-list.tsx';

const countOf = (parts: readonly AnswersPart[]) => parts.reduce((sum, { body }) => sum + body.items.length, 0);

interface AnswerWithSoldProductsProps {
  chosen: readonly ChosenAnswer[];
  onClose: () => void;
}

/** Answers many requests with sold products: what each customer will receive, who may, then what became of each. */
export function AnswerWithSoldProducts({ chosen, onClose }: AnswerWithSoldProductsProps) {
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

interface SendingProps {
  state: Extract<SendingState, { stage: 'running' | 'failed' }>;
  onRetry: () => void;
  onStop: () => void;
}

/** How far it is; where a part failed, the way on and the way out. */
function Sending({ state, onRetry, onStop }: SendingProps) {
  const { t } = useTranslation(['templateAnswers', 'common']);
  const problem = useProblemText(state.stage === 'failed' ? state.error : null);
  const note = t('progress', { done: state.done, total: state.total });
  if (state.stage === 'running') {
    return (
      <ProgressPanel
        level={2}
        title={t('sending.title')}
        percent={(state.done / Math.max(state.total, 1)) * 100}
        note={note}
      />
    );
  }
  return (
    <div role="alert">
      <Notice
        actions={
          <>
            <Button variant="filled" onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
            <Button onClick={onStop}>{t('sending.stop')}</Button>
          </>
        }
      >
        <p>
          {t('sending.failed')} {problem}
        </p>
        <p>
          {note}. {t('sending.safe')}
        </p>
      </Notice>
    </div>
  );
}

type SendingState =
  | { readonly stage: 'idle' }
  | { readonly stage: 'running'; readonly done: number; readonly total: number }
  | { readonly stage: 'failed'; readonly done: number; readonly total: number; readonly error: unknown }
  | { readonly stage: 'over'; readonly outcome: AnsweredWithSoldProducts };

/** Sends one part after the other. Where one fails, trying again begins with that part. */
function useSendingAnswers() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(answerWithSoldProducts);
  const [state, setState] = useState<SendingState>({ stage: 'idle' });
  const work = useRef<{ parts: readonly AnswersPart[]; results: AnsweredWithSoldProducts[] }>({
    parts: [],
    results: [],
  });

  function finish() {
    const { results } = work.current;
    const outcome = {
      answered: results.flatMap(({ answered }) => answered),
      skipped: results.flatMap(({ skipped }) => skipped),
    };
    setState({ stage: 'over', outcome });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'answerWithTemplates' });
  }

  async function run() {
    const { parts, results } = work.current;
    const total = countOf(parts);
    const progress = () => ({ done: countOf(parts.slice(0, results.length)), total });
    try {
      for (const part of parts.slice(results.length)) {
        setState({ stage: 'running', ...progress() });
        results.push(await mutateAsync(part));
      }
      finish();
    } catch (error) {
      setState({ stage: 'failed', error, ...progress() });
    }
  }

  return {
    state,
    send: (parts: readonly AnswersPart[]) => {
      work.current = { parts, results: [] };
      void run();
    },
    retry: () => void run(),
    /** Leaves it at what was sent so far. */
    stop: finish,
  };
}

interface AnswerResultProps {
  outcome: AnsweredWithSoldProducts;
  onClose: () => void;
}

/** What became of each: what was sent, by customer, and what was not. */
function AnswerResult({ outcome, onClose }: AnswerResultProps) {
  const { t } = useTranslation('templateAnswers');
  const { customers, skipped } = planOf(outcome);
  const { length: sent } = outcome.answered;
  const products: string = t('products', { count: sent });
  const customersText: string = t('customers', { count: customers.length });
  return (
    <div className={`${kit.stack24} ${classes.result}`}>
      <div>
        <FocusedTitle level={2}>
          {sent === 0 ? t('result.nothing') : t('result.title', { products, customers: customersText })}
        </FocusedTitle>
        {sent > 0 ? <p className={`${kit.muted} ${kit.reading} ${kit.above4}`}>{t('result.next')}</p> : null}
      </div>
      <SkippedList skipped={skipped} level={3} />
      {customers.map((customer) => (
        <AnsweredCustomer key={customer.id} customer={customer} startsOpen={sent <= 50} />
      ))}
      <div>
        <Button variant="filled" onClick={onClose}>
          {t('result.done')}
        </Button>
      </div>
    </div>
  );
}

/** What one customer was sent. */
function AnsweredCustomer({ customer, startsOpen }: { customer: CustomerPlan; startsOpen: boolean }) {
  const { t } = useTranslation('templateAnswers');
  const { name, items } = customer;
  return (
    <details className={kit.card} open={startsOpen}>
      <summary className={`${kit.bold} ${kit.breakable} ${classes.name}`}>
        {name} <span className={`${kit.note} ${kit.regular}`}>{t('products', { count: items.length })}</span>
      </summary>
      <ul className={classes.list}>
        {items.map((answer) => (
          <li key={answer.lineId} className={`${kit.breakable} ${classes.row}`}>
            <FormLink line={answer}>{answer.name}</FormLink>
            <span className={`${kit.note} ${kit.regular}`}>{answer.template.name}</span>
            <span className={`${kit.note} ${kit.regular}`}>
              {t('version.next', { version: answer.submissionVersion })}
            </span>
            <span className={`${kit.small} ${kit.tabular} ${classes.value}`}>
              <ValueCell line={answer.template} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type AnsweredWithTemplates, type AnswersPart, answerWithTemplates } from './api/answer-with-templates.ts';

export type SendingState =
  | { readonly stage: 'idle' }
  | { readonly stage: 'running'; readonly done: number; readonly total: number }
  | { readonly stage: 'failed'; readonly done: number; readonly total: number; readonly error: unknown }
  | { readonly stage: 'over'; readonly outcome: AnsweredWithTemplates };

const countOf = (parts: readonly AnswersPart[]) => parts.reduce((sum, { body }) => sum + body.items.length, 0);

/** Sends one part after the other. Where one fails, trying again begins with that part. */
export function useSendingAnswers() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(answerWithTemplates);
  const [state, setState] = useState<SendingState>({ stage: 'idle' });
  const work = useRef<{ parts: readonly AnswersPart[]; results: AnsweredWithTemplates[] }>({ parts: [], results: [] });

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

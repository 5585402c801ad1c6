import { lazy, Suspense, useState } from 'react';
import type { RenderAnswering } from '../../../../exchange/sold-products/chosen-answer.ts';
import type { TemplateMatch } from '../api/list-template-matches.ts';
import { type AnswerPlan, planAnswers } from './answer-plan.ts';

const LeftOutDialog = lazy(async () => ({ default: (await import('./left-out-dialog.tsx')).LeftOutDialog }));

/** Answers what can be answered with its template, after saying what cannot. */
export function useAnswering(renderAnswering: RenderAnswering, onClosed: () => void) {
  const [plan, setPlan] = useState<AnswerPlan | null>(null);
  const [stage, setStage] = useState<'none' | 'leftOut' | 'answering'>('none');

  function answer(matches: readonly TemplateMatch[]) {
    const next = planAnswers(matches);
    setPlan(next);
    setStage(next.leftOut.length > 0 ? 'leftOut' : 'answering');
  }

  function close() {
    setStage('none');
    onClosed();
  }

  const overlays = (
    <Suspense>
      {plan && plan.leftOut.length > 0 ? (
        <LeftOutDialog
          plan={plan}
          opened={stage === 'leftOut'}
          onClose={() => setStage('none')}
          onContinue={() => setStage('answering')}
        />
      ) : null}
      {plan && stage === 'answering' ? renderAnswering(plan.chosen, close) : null}
    </Suspense>
  );
  return { answer, overlays };
}

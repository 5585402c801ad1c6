import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';

interface Neighbours {
  readonly back: AnswerStep | null;
  /** Null where the answer is checked and submitted: after the short answer, and after the last step. */
  readonly next: 'data' | 'methods' | null;
}

const around: Readonly<Record<AnswerStep, Neighbours>> = {
  overview: { back: null, next: null },
  emissions: { back: 'overview', next: 'data' },
  data: { back: 'emissions', next: 'methods' },
  methods: { back: 'data', next: null },
  success: { back: 'overview', next: null },
};

export const neighbours = (step: AnswerStep): Neighbours => around[step];

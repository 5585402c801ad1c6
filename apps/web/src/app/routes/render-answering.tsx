import { lazy } from 'react';
import type { RenderAnswering } from '../../exchange/sold-products.ts';

const AnswerWithTemplates = lazy(async () => ({
  default: (await import('../../features/sold-products/answers/answer-with-templates.tsx')).AnswerWithTemplates,
}));

/** Loaded with the first wish to answer; whoever draws it waits for it. */
export const renderAnswering: RenderAnswering = (chosen, onClose) => (
  <AnswerWithTemplates chosen={chosen} onClose={onClose} />
);

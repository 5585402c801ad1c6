import { lazy } from 'react';
import type { RenderAnswering } from '../../lib/templates/chosen-answer.ts';

const AnswerWithTemplates = lazy(async () => ({
  default: (await import('../../features/template-answers/answer-with-templates.tsx')).AnswerWithTemplates,
}));

/** Loaded with the first wish to answer; whoever draws it waits for it. */
export const renderAnswering: RenderAnswering = (chosen, onClose) => (
  <AnswerWithTemplates chosen={chosen} onClose={onClose} />
);

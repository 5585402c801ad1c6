import { lazy } from 'react';
import type { RenderAnswering } from '../../exchange/sold-products.ts';

const AnswerWithSoldProducts = lazy(async () => ({
  default: (await import('../../features/sold-products/answers/answer-with-sold-products.tsx')).AnswerWithSoldProducts,
}));

/** Loaded with the first wish to answer; the screen that draws it waits for it. */
export const renderAnswering: RenderAnswering = (chosen, onClose) => (
  <AnswerWithSoldProducts chosen={chosen} onClose={onClose} />
);

import type { QueryClient } from '@tanstack/react-query';
import { type AnswerAddress, getEmissionAnswer } from '../../features/answers/answer/answer-calls.ts';

/** The code and the first data of an answer and its steps; a chunk of its own, since the sign-in needs none of it. */
export const answerScreen = () => import('./answer-screen.tsx');
export const answerSteps = {
  overview: () => import('../../features/answers/answer/overview-screen.tsx'),
  emissions: () => import('../../exchange/emission-editor/steps/emissions-screen.tsx'),
  data: () => import('../../exchange/emission-editor/steps/data-screen.tsx'),
  methods: () => import('../../exchange/emission-editor/steps/methods-screen.tsx'),
  success: () => import('../../features/answers/answer/success-screen.tsx'),
};

// What goes wrong with the data is said by the page.
export const askForAnswer = (queryClient: QueryClient, address: AnswerAddress) =>
  queryClient.prefetchQuery(getEmissionAnswer(address));

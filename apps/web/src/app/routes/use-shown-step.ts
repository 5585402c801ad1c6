import { type AnswerStep, answerSteps } from '@pcf/contract/vocabulary/emission-data';
import { useChildMatches } from '@tanstack/react-router';

/** The step of a form as the outlet has it: the address is ahead of it while the next step is on its way. */
export function useShownStep(): AnswerStep {
  const last = useChildMatches({ select: (matches) => matches.at(-1)?.routeId.split('/').at(-1) });
  return answerSteps.find((step) => step === last) ?? 'overview';
}

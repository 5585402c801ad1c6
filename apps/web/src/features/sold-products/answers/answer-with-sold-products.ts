import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type AnsweredWithSoldProducts = OperationOutput<'answerWithTemplates'>;
export type SoldProductAnswer = AnsweredWithSoldProducts['answered'][number];
export type SkippedAnswer = AnsweredWithSoldProducts['skipped'][number];
type AnswersBody = OperationInput<'answerWithTemplates'>['body'];
export type AnswerItem = AnswersBody['items'][number];

/** A part of what is sent. Its key stays the same however often it is tried, so that nothing goes out twice. */
export interface AnswersPart {
  readonly key: string;
  readonly body: AnswersBody;
}

export const answerWithSoldProducts = mutationOptions({
  mutationKey: ['answerWithTemplates'],
  mutationFn: ({ key, body }: AnswersPart) => callApi('answerWithTemplates', { body }, { idempotencyKey: key }),
});

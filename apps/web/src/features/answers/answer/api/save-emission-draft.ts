import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { callApi } from '../../../../lib/api/call-api.ts';
import type { AnswerAddress } from './get-emission-answer.ts';

export type DraftBody = OperationInput<'saveEmissionDraft'>['body'];
export type SavedDraft = OperationOutput<'saveEmissionDraft'>;

/** No mutation: the form says itself how saving goes, over and over, and a toast for each failure would be noise. */
export const saveEmissionDraft = (address: AnswerAddress, body: DraftBody, leaving: boolean): Promise<SavedDraft> =>
  callApi('saveEmissionDraft', { params: { ...address }, body }, { keepalive: leaving });

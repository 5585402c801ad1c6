import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { operationQuery } from '../../../lib/api/operation-options.ts';
import { downloadFile } from '../../../lib/api/transfer-file.ts';
import { saveFile } from '../../../lib/save-file.ts';

export const downloadAnswerDocument = (address: AnswerAddress) =>
  mutationOptions({
    mutationKey: ['downloadAnswerDocument'],
    mutationFn: async ({ id, name }: { readonly id: string; readonly name: string }) =>
      saveFile(name, await downloadFile('downloadAnswerDocument', { params: { ...address, attachmentId: id } })),
  });

/** No mutation: the form says itself how saving goes, over and over, and a toast for each failure would be noise. */
export const saveEmissionDraft = (address: AnswerAddress, body: DraftBody, leaving: boolean): Promise<SavedDraft> =>
  callApi('saveEmissionDraft', { params: { ...address }, body }, { keepalive: leaving });

export type EmissionAnswer = OperationOutput<'getEmissionAnswer'>;
export type OwnSubmission = NonNullable<EmissionAnswer['submission']>;

/** Which line: by a reference of one of its requests, the newest or an older one. */
export interface AnswerAddress {
  readonly requestReference: string;
  readonly productId: string;
}

export const getEmissionAnswer = ({ requestReference, productId }: AnswerAddress) =>
  // The route has asked already when the page appears.
  operationQuery('getEmissionAnswer', { params: { requestReference, productId } }, { retryOnMount: false });

export type DraftBody = OperationInput<'saveEmissionDraft'>['body'];

export type SavedDraft = OperationOutput<'saveEmissionDraft'>;

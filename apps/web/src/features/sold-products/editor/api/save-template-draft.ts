import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { callApi } from '../../../../lib/api/call-api.ts';

export type TemplateDraftBody = OperationInput<'saveTemplateDraft'>['body'];
export type SavedTemplateDraft = OperationOutput<'saveTemplateDraft'>;

/** No mutation: the form says itself how saving goes. */
export const saveTemplateDraft = (
  templateId: string,
  body: TemplateDraftBody,
  leaving: boolean,
): Promise<SavedTemplateDraft> =>
  callApi('saveTemplateDraft', { params: { templateId }, body }, { keepalive: leaving });

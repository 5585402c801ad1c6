import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { createContext, useContext } from 'react';
import type { Template } from '../../../exchange/sold-products.ts';
import { callApi } from '../../../lib/api/call-api.ts';

/** No mutation: the form says itself how saving goes. */
export const saveTemplateDraft = (
  templateId: string,
  body: TemplateDraftBody,
  leaving: boolean,
): Promise<SavedTemplateDraft> =>
  callApi('saveTemplateDraft', { params: { templateId }, body }, { keepalive: leaving });

export const TemplateContext = createContext<Template | null>(null);

/** The template that is edited, as the server has it. */
export function useEditedTemplate(): Template {
  const template = useContext(TemplateContext);
  if (template === null) throw new Error('There is no template around this.');
  return template;
}

export type TemplateDraftBody = OperationInput<'saveTemplateDraft'>['body'];

type SavedTemplateDraft = OperationOutput<'saveTemplateDraft'>;

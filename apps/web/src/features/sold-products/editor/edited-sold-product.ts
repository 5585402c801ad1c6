import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { createContext, useContext } from 'react';
import type { SoldProduct } from '../../../exchange/sold-products.ts';
import { callApi } from '../../../lib/api/call-api.ts';

/** No mutation: the form says itself how saving goes. */
export const saveSoldProductDraft = (
  soldProductId: string,
  body: SoldProductDraftBody,
  leaving: boolean,
): Promise<SavedSoldProductDraft> =>
  callApi('saveTemplateDraft', { params: { templateId: soldProductId }, body }, { keepalive: leaving });

export const SoldProductContext = createContext<SoldProduct | null>(null);

/** The sold product that is edited, as the server has it. */
export function useEditedSoldProduct(): SoldProduct {
  const soldProduct = useContext(SoldProductContext);
  if (soldProduct === null) throw new Error('There is no sold product around this.');
  return soldProduct;
}

export type SoldProductDraftBody = OperationInput<'saveTemplateDraft'>['body'];

type SavedSoldProductDraft = OperationOutput<'saveTemplateDraft'>;

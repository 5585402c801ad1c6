import type { EditorSource } from '../../../exchange/emission-editor/editor-source.ts';
import type { AnswerAddress } from './api/get-emission-answer.ts';

const path = '/supplier/requests/$requestId/products/$productId';

/** Where each step of an answer is found. */
export function answerLinks({ requestReference, productId }: AnswerAddress): EditorSource['links'] {
  const params = { requestId: requestReference, productId };
  return {
    overview: { to: path, params },
    emissions: { to: `${path}/emissions`, params },
    data: { to: `${path}/data`, params },
    methods: { to: `${path}/methods`, params },
    success: { to: `${path}/success`, params },
  };
}

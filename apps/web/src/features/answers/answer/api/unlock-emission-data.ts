import { callApi } from '../../../../lib/api/call-api.ts';
import type { AnswerAddress } from './get-emission-answer.ts';

/** Also said while leaving the page. */
export const unlockEmissionData = (address: AnswerAddress) =>
  callApi('unlockEmissionData', { params: { ...address } }, { keepalive: true });

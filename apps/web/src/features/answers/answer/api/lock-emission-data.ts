import { callApi } from '../../../../lib/api/call-api.ts';
import type { AnswerAddress } from './get-emission-answer.ts';

export const lockEmissionData = (address: AnswerAddress) => callApi('lockEmissionData', { params: { ...address } });

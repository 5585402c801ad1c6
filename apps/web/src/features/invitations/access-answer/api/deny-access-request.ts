import { callApi } from '../../../../lib/api/call-api.ts';
import { oncePerToken } from '../../../../lib/link-token/once-per-token.ts';

export const denyAccessRequest = oncePerToken((token) => callApi('denyAccessRequest', { params: { token } }));

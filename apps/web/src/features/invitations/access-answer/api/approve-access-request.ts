import { callApi } from '../../../../lib/api/call-api.ts';
import { oncePerToken } from '../../../../lib/link-token/once-per-token.ts';

export const approveAccessRequest = oncePerToken((token) => callApi('approveAccessRequest', { params: { token } }));

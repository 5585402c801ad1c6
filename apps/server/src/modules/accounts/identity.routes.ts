import { answers } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { IdentityService } from './identity.service.ts';

export const identityRoutes = (service: IdentityService): OperationHandlers => ({
  beginIdentitySignIn: answers(service.beginIdentitySignIn),
  exchangeIdentityToken: answers(service.exchangeIdentityToken),
  linkAccount: answers(service.linkAccount),
});

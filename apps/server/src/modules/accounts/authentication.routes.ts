import { answers } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { AuthenticationService } from './authentication.service.ts';

export const authenticationRoutes = (service: AuthenticationService): OperationHandlers => ({
  loginUser: answers(service.loginUser),
  refreshTokens: answers(service.refreshTokens),
  logoutUser: answers(service.logoutUser),
  getSigningKeys: answers(service.getSigningKeys),
});

import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { answers } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { TokenIssuer } from '../../tokens/token-issuer.ts';
import type { AuthenticationService } from './authentication.ts';
import { createEmailVerificationService } from './email-verification.ts';
import type { IdentityService } from './identity.ts';
import { createInvitationLinksService } from './invitation-links.ts';
import { createAccountsService } from './open-account.ts';
import { createPasswordService } from './password.ts';
import { createRegistrationService } from './registration.ts';

export const authenticationRoutes = (service: AuthenticationService): OperationHandlers => ({
  loginUser: answers(service.loginUser),
  refreshTokens: answers(service.refreshTokens),
  logoutUser: answers(service.logoutUser),
  getSigningKeys: answers(service.getSigningKeys),
});

export const identityRoutes = (service: IdentityService): OperationHandlers => ({
  beginIdentitySignIn: answers(service.beginIdentitySignIn),
  exchangeIdentityToken: answers(service.exchangeIdentityToken),
  linkAccount: answers(service.linkAccount),
});

export function registrationRoutes(
  database: Database,
  tokens: TokenIssuer,
  authentication: AuthenticationService,
  { limits, registration: rule }: Pick<Config, 'limits' | 'registration'>,
): OperationHandlers {
  const accounts = createAccountsService(database, tokens, authentication, { limits, registration: rule });
  const links = createInvitationLinksService(database, limits);
  const registration = createRegistrationService(database, tokens, authentication, rule);
  const verification = createEmailVerificationService(database, tokens, authentication, limits);
  const password = createPasswordService(database, authentication, limits);
  return {
    accountExists: answers(accounts.accountExists),
    createAccount: answers(accounts.createAccount),
    getInvitation: answers(links.getInvitation),
    approveAccessRequest: answers(links.approveAccessRequest),
    denyAccessRequest: answers(links.denyAccessRequest),
    getRegistration: answers(registration.getRegistration),
    registerUser: answers(registration.registerUser),
    requestAccess: answers(registration.requestAccess),
    verifyEmail: answers(verification.verifyEmail),
    sendVerificationAgain: answers(verification.sendVerificationAgain),
    requestPasswordReset: answers(password.requestPasswordReset),
    setPassword: answers(password.setPassword),
  };
}

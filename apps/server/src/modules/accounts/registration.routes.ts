import type { Database } from '../../database/database.ts';
import { answers } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { TokenIssuer } from '../../tokens/token-issuer.ts';
import { createAccountsService } from './accounts.service.ts';
import type { AuthenticationService } from './authentication.service.ts';
import { createEmailVerificationService } from './email-verification.service.ts';
import { createInvitationLinksService } from './invitation-links.service.ts';
import { createPasswordService } from './password.service.ts';
import { createRegistrationService } from './registration.service.ts';

export function registrationRoutes(
  database: Database,
  tokens: TokenIssuer,
  authentication: AuthenticationService,
  limits: { signInsPerMinute: number },
): OperationHandlers {
  const accounts = createAccountsService(database, tokens, authentication, limits);
  const links = createInvitationLinksService(database, limits);
  const registration = createRegistrationService(database, tokens, authentication);
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

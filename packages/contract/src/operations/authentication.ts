import { loginRequest, logoutRequest, refreshRequest, signingKeys, tokens } from '../resources/tokens.ts';
import { authenticationCalls } from './authentication.calls.ts';
import { defineOperations } from './operation.ts';

const tag = 'Registration and authentication';

export const authenticationOperations = defineOperations(authenticationCalls, {
  loginUser: {
    tag,
    summary: 'Sign in with e-mail and password',
    body: loginRequest,
    success: { status: 200, body: tokens, description: 'The tokens of a new session.' },
    errors: ['INVALID_CREDENTIALS', 'SIGN_IN_CODE_REQUIRED', 'EMAIL_NOT_VERIFIED', 'REGISTRATION_INCOMPLETE'],
  },
  refreshTokens: {
    tag,
    summary: 'Exchange a refresh token for the next tokens',
    body: refreshRequest,
    success: { status: 200, body: tokens, description: 'The next tokens of the session.' },
    errors: ['INVALID_REFRESH_TOKEN'],
  },
  logoutUser: {
    tag,
    summary: 'End the session of a refresh token',
    body: logoutRequest,
    success: { status: 204, body: null, description: 'The session is over, or was before.' },
    errors: [],
  },
  getSigningKeys: {
    tag,
    summary: 'The public keys that sign access and id tokens',
    success: { status: 200, body: signingKeys, description: 'A JSON Web Key Set.' },
    errors: [],
  },
});

import { z } from 'zod';
import { emails } from '../resources/email.ts';
import { linkToken } from '../resources/link-token.ts';
import {
  accessRequestCreateRequest,
  accountCreateRequest,
  accountExists,
  accountExistsRequest,
  accountLinkRequest,
  createdAccount,
  emailVerificationAgainRequest,
  emailVerificationRequest,
  identityChallenge,
  invitationPreview,
  passwordResetRequest,
  passwordSetRequest,
  registeredUser,
  registration,
  registrationRequest,
  userRegistrationRequest,
  verifiedEmail,
} from '../resources/registration.ts';
import { loginRequest, logoutRequest, refreshRequest, signingKeys, tokens } from '../resources/tokens.ts';
import { accountsCalls } from './accounts.calls.ts';
import { defineOperations } from './operation.ts';

const tag = 'Registration and authentication';
const ofLink = z.object({ token: linkToken });

export const accountsOperations = defineOperations(accountsCalls, {
  loginUser: {
    tag,
    summary: 'Sign in with email and password',
    body: loginRequest,
    success: { status: 200, body: tokens, description: 'The tokens of a new session.' },
    errors: [
      'INVALID_CREDENTIALS',
      'SIGN_IN_CODE_REQUIRED',
      'EMAIL_NOT_VERIFIED',
      'REGISTRATION_INCOMPLETE',
      'ORGANISATION_SUSPENDED',
    ],
  },
  refreshTokens: {
    tag,
    summary: 'Exchange a refresh token for the next tokens',
    body: refreshRequest,
    success: { status: 200, body: tokens, description: 'The next tokens of the session.' },
    errors: ['INVALID_REFRESH_TOKEN', 'ORGANISATION_SUSPENDED'],
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
  accountExists: {
    tag,
    summary: 'Whether an address has an account',
    body: accountExistsRequest,
    success: { status: 200, body: accountExists, description: 'Yes or no; asking is limited.' },
    errors: [],
  },
  createAccount: {
    tag,
    summary: 'Create an account: email and password',
    body: accountCreateRequest,
    success: {
      status: 201,
      body: createdAccount,
      description: 'Verified by the invitation, or an email is on its way; the same where the address has an account.',
    },
    errors: ['INVALID_LINK', 'ALREADY_REGISTERED', 'REGISTRATION_CLOSED'],
  },
  deleteAccounts: {
    tag,
    summary: 'Remove users of the own organisation',
    body: emails,
    success: {
      status: 204,
      body: null,
      description: 'They are removed and signed out; the history keeps their names.',
    },
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  },
  linkAccount: {
    tag,
    summary: 'Tie an identity of the external provider to an account, once its password is given',
    body: accountLinkRequest,
    success: { status: 200, body: tokens, description: 'The tokens of a new session.' },
    errors: [
      'INVALID_CREDENTIALS',
      'INVALID_IDENTITY_TOKEN',
      'EMAIL_NOT_VERIFIED',
      'REGISTRATION_INCOMPLETE',
      'ORGANISATION_SUSPENDED',
    ],
  },
  registerUser: {
    tag,
    summary: 'Become a user: the person, and the organisation that is new or was invited to',
    body: userRegistrationRequest,
    success: { status: 201, body: registeredUser, description: 'The tokens of a first session.' },
    errors: ['INVALID_LINK', 'ALREADY_REGISTERED', 'REGISTRATION_CLOSED', 'ORGANISATION_SUSPENDED'],
  },
  getRegistration: {
    tag,
    summary: 'What an account without a user can do next',
    body: registrationRequest,
    success: { status: 200, body: registration, description: 'Invitation, organisations to ask, and what was asked.' },
    errors: ['INVALID_LINK', 'ALREADY_REGISTERED'],
  },
  requestAccess: {
    tag,
    summary: 'Ask to join an organisation',
    body: accessRequestCreateRequest,
    success: { status: 202, body: null, description: 'Its ADMINs are asked by email and in their settings.' },
    errors: ['INVALID_LINK', 'NOT_FOUND', 'ALREADY_REGISTERED'],
  },
  approveAccessRequest: {
    tag,
    summary: 'Approve an access request by the link of its email',
    params: ofLink,
    success: { status: 204, body: null, description: 'The person has access and gets an email.' },
    errors: ['INVALID_LINK', 'ORGANISATION_SUSPENDED'],
  },
  denyAccessRequest: {
    tag,
    summary: 'Deny an access request by the link of its email',
    params: ofLink,
    success: { status: 204, body: null, description: 'The person gets an email.' },
    errors: ['INVALID_LINK', 'ORGANISATION_SUSPENDED'],
  },
  getInvitation: {
    tag,
    summary: 'What the link of an invitation is about',
    params: ofLink,
    success: { status: 200, body: invitationPreview, description: 'Who invites whom to what.' },
    errors: ['INVALID_LINK'],
  },
  verifyEmail: {
    tag,
    summary: 'Verify an email address by the link of its email',
    body: emailVerificationRequest,
    success: { status: 200, body: verifiedEmail, description: 'Verified, and signed in where a user exists.' },
    errors: ['INVALID_LINK', 'INVALID_CREDENTIALS', 'ORGANISATION_SUSPENDED'],
  },
  sendVerificationAgain: {
    tag,
    summary: 'Send the verification email again',
    body: emailVerificationAgainRequest,
    success: {
      status: 202,
      body: null,
      description: 'Sent where there is something to verify; the older link expires.',
    },
    errors: [],
  },
  requestPasswordReset: {
    tag,
    summary: 'Ask for an email with which a password can be set',
    body: passwordResetRequest,
    success: { status: 202, body: null, description: 'Sent where the address has an account.' },
    errors: [],
  },
  setPassword: {
    tag,
    summary: 'Set a password by the link of an email, or signed in by giving the current one',
    body: passwordSetRequest,
    success: { status: 204, body: null, description: 'Set; every other session is over.' },
    errors: ['INVALID_LINK', 'UNAUTHENTICATED'],
  },
  beginIdentitySignIn: {
    tag,
    summary: 'Begin a sign-in with the external identity provider',
    success: {
      status: 200,
      body: identityChallenge,
      description: 'A nonce for one sign-in, and where the provider is.',
    },
    errors: ['NOT_FOUND', 'IDENTITY_PROVIDER_UNAVAILABLE'],
  },
  exchangeIdentityToken: {
    tag,
    summary: "Exchange the provider's token, given in the authorization header, for tokens of the platform",
    success: { status: 200, body: tokens, description: 'The tokens of a new session.' },
    errors: [
      'NOT_FOUND',
      'INVALID_IDENTITY_TOKEN',
      'REGISTRATION_INCOMPLETE',
      'REGISTRATION_CLOSED',
      'ACCOUNT_LINK_REQUIRED',
      'IDENTITY_PROVIDER_UNAVAILABLE',
      'ORGANISATION_SUSPENDED',
    ],
  },
});

import type { ComposedMail } from '../mail/compose-mail.ts';
import { deliverMails, linkToken } from './deliver-mails.ts';
import type { Answer, TestServer } from './test-server.ts';

/** Keeps every rule; not the demo's, so that no test mistakes one for the other. */
export const newPassword = 'Herbst-2026-neu';

export const person = { firstName: 'Mara', lastName: 'Voss', jobTitle: null, language: 'en' } as const;

export function createAccount(server: TestServer, email: string, invitationToken?: string): Promise<Answer> {
  return server.call('createAccount', {
    body: { email, password: newPassword, language: 'en', ...(invitationToken ? { invitationToken } : {}) },
  });
}

/** What somebody is shown who follows the link of an invitation. */
export const previewInvitation = (server: TestServer, token: string): Promise<Answer> =>
  server.call('getInvitation', { params: { token } });

/** The newest mail to an address, once the waiting jobs are done. */
export async function mailTo(server: TestServer, email: string): Promise<ComposedMail | undefined> {
  return (await deliverMails(server)).findLast(({ to }) => to === email);
}

/** Follows the link of the verification mail, as somebody who knows the password. */
export async function verifiedRegistration(server: TestServer, email: string): Promise<string> {
  const token = linkToken(await mailTo(server, email), '/verify-email');
  const { status, body } = await server.call('verifyEmail', { body: { token, password: newPassword } });
  if (status !== 200) throw new Error(`${email} could not be verified: ${JSON.stringify(body)}`);
  return String(body.registrationToken);
}

/** An account with a verified address and no user yet. */
export async function beginRegistration(server: TestServer, email: string, invitationToken?: string): Promise<string> {
  const { body } = await createAccount(server, email, invitationToken);
  return body.emailVerified ? String(body.registrationToken) : verifiedRegistration(server, email);
}

/** A new company with its first user, by self-registration or with the link of an invitation. */
export async function registerCompany(
  server: TestServer,
  email: string,
  organisationName: string,
  invitationToken?: string,
): Promise<Answer & { token: string }> {
  const registrationToken = await beginRegistration(server, email, invitationToken);
  const acceptInvitation = invitationToken !== undefined;
  const answer = await server.call('registerUser', {
    body: { registrationToken, ...person, organisationName, acceptInvitation },
  });
  return { ...answer, token: String(answer.body.access_token) };
}

/** The link that the company's invitation to this address carries. */
export async function inviteCompany(
  server: TestServer,
  inviterToken: string,
  email: string,
  relation: 'SUPPLIER' | 'CUSTOMER' = 'SUPPLIER',
): Promise<string> {
  await server.call('createInvitations', { token: inviterToken, body: { invitations: [{ email, relation }] } });
  return linkToken(await mailTo(server, email), '/register');
}

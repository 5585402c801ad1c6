import { callServer } from './call-server.ts';
import { type Company, type Member, tokenOf } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';
import { newPassword } from './registration-steps.ts';

/** An account whose address its mail has verified, and that no user belongs to yet. */
async function verifiedAccount(email: string, invitationToken?: string): Promise<string> {
  const account = { email, password: newPassword, language: 'en' } as const;
  await callServer('createAccount', { ...account, ...(invitationToken && { invitationToken }) });
  const token = tokenOf((await mailWithLink(email, '/verify-email')).link);
  const { registrationToken } = await callServer('verifyEmail', { token, password: newPassword });
  return registrationToken ?? '';
}

/** Somebody registers a company with the link of an invitation that went to another address. */
export async function registerWithLink(link: string, email: string, organisationName: string): Promise<Member> {
  const registrationToken = await verifiedAccount(email, tokenOf(link));
  const person = { firstName: 'Nils', lastName: 'Holm' };
  const tokens = await callServer('registerUser', {
    registrationToken,
    ...person,
    language: 'en',
    organisationName,
    acceptInvitation: true,
  });
  return { email, password: newPassword, ...person, tokens };
}

/** The invited person registers a company with the link of the invitation, which proves the address. */
export async function registerInvited(link: string, email: string, organisationName: string): Promise<Member> {
  const account = { email, password: newPassword, language: 'en', invitationToken: tokenOf(link) } as const;
  const { registrationToken } = await callServer('createAccount', account);
  const person = { firstName: 'Nils', lastName: 'Holm' };
  const tokens = await callServer('registerUser', {
    registrationToken: registrationToken ?? '',
    ...person,
    language: 'en',
    organisationName,
    acceptInvitation: true,
  });
  return { email, password: newPassword, ...person, tokens };
}

/** Somebody with an address of the company asks to join it. */
export async function askForAccess({ domain, name }: Company, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}@${domain}`;
  const registrationToken = await verifiedAccount(email);
  const { organisations } = await callServer('getRegistration', { registrationToken });
  const organisationId = organisations.find((organisation) => organisation.name === name)?.id ?? '';
  await callServer('requestAccess', {
    registrationToken,
    organisationId,
    firstName,
    lastName: 'Ekman',
    language: 'en',
  });
  return email;
}

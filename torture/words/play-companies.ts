import { settleInstallationAdmins } from '../../apps/server/src/database/installation-admins.ts';
import { registeredCompany } from '../../apps/server/src/testing/companies.ts';
import { createAccount, newPassword } from '../../apps/server/src/testing/joining.ts';
import { trackingEventForTests } from '../../apps/server/src/testing/tracking-event.ts';
import { taken } from '../shared/taken.ts';
import type { Company, Part } from './parts.ts';
import type { Stage } from './stage.ts';

const present = ['customer', 'supplier', 'otherCustomer', 'otherSupplier', 'stranger'] as const;

/** Those who are there already, and who buys from whom. */
export async function meet(stage: Stage): Promise<void> {
  for (const part of present) {
    stage.enter(part, await registeredCompany(stage.server, part, { email: `ada@${part.toLowerCase()}.example` }));
  }
  await connect(stage, 'customer', 'supplier');
  await connect(stage, 'otherCustomer', 'supplier');
  await connect(stage, 'customer', 'otherSupplier');
  for (const part of present) {
    // A supplier that Catena-X can be told of has a number there.
    const identifiers = part === 'supplier' ? { BPNL: 'BPNL000123456789' } : {};
    await stage.say(part, 'updateOrganisation', { identifiers });
    await stage.say(part, 'updateCurrentUser', { language: 'en' });
    await stage.say(part, 'createApiKey', { scopes: ['READ'] });
    await stage.say(part, 'trackEvent', trackingEventForTests);
  }
  await stage.say('supplier', 'setSbtiTarget', { hasTarget: false, reasonForNoTarget: 'OTHER' });
  await suspendForAWhile(stage);
}

/** Whoever runs the installation for a moment is nobody else afterwards. */
async function suspendForAWhile(stage: Stage): Promise<void> {
  const { email, token } = stage.memberOf('stranger');
  const params = { organisationId: stage.memberOf('otherSupplier').organisationId };
  await settleInstallationAdmins(stage.server.database, [email]);
  await stage.say('stranger', 'suspendOrganisation', {}, { params, to: ['otherSupplier'] });
  taken(await stage.server.call('resumeOrganisation', { token, params }));
  await settleInstallationAdmins(stage.server.database, []);
}

async function connect(stage: Stage, buys: Company, sells: Company): Promise<void> {
  const { email, token } = stage.memberOf(sells);
  const invitationId = await invite(stage, buys, sells, email);
  taken(await stage.server.call('acceptInvitation', { token, params: { invitationId } }));
}

async function invite(stage: Stage, buys: Company, sells: Part, email: string): Promise<string> {
  const invitations = [{ email, relation: 'SUPPLIER' }];
  const { results } = await stage.say(buys, 'createInvitations', { invitations }, { to: [sells] });
  return (results as { invitationId: string }[])[0]?.invitationId ?? '';
}

const person = { language: 'en' } as const;

/** A company that nobody invited, and somebody who would like to join the customer and has no answer yet. */
export async function comeUninvited(stage: Stage): Promise<void> {
  await register(stage, 'newcomer', 'ada@newcomer.example');
  const registrationToken = await beginRegistration(stage, 'asking@customer.example');
  const { organisationId } = stage.memberOf('customer');
  stage.hear('asking', 'getRegistration', await registrationOf(stage, registrationToken));
  await stage.say('asking', 'requestAccess', { ...person, registrationToken, organisationId }, { to: ['customer'] });
  stage.hear('asking', 'getRegistration', await registrationOf(stage, registrationToken));
}

const invitedEmail = 'office@invited.example';

/** Invites somebody and answers with the id that it has until it registers. */
export async function inviteByMail(stage: Stage): Promise<string> {
  const invitationId = await invite(stage, 'customer', 'invited', invitedEmail);
  const { token } = stage.memberOf('customer');
  const { data } = taken(await stage.server.call('listSentInvitations', { token, query: { limit: '100' } }));
  return (data as { id: string; partnerId: string }[]).find(({ id }) => id === invitationId)?.partnerId ?? '';
}

/** The link of an invitation is enough to read what it is about. */
export async function followInvitation(stage: Stage, part: Part, email: string): Promise<string> {
  const token = await stage.post.tokenFor(email, '/register');
  stage.hear(part, 'getInvitation', taken(await stage.server.call('getInvitation', { params: { token } })));
  return token;
}

export async function comeInvited(stage: Stage): Promise<void> {
  await register(stage, 'invited', invitedEmail, await followInvitation(stage, 'invited', invitedEmail));
}

async function register(stage: Stage, part: Company, email: string, invitationToken?: string): Promise<void> {
  const registrationToken = await beginRegistration(stage, email, invitationToken);
  stage.hear(part, 'getRegistration', await registrationOf(stage, registrationToken));
  const acceptInvitation = invitationToken !== undefined;
  const registered = await stage.say(part, 'registerUser', {
    ...person,
    registrationToken,
    acceptInvitation,
  });
  if (acceptInvitation && registered.claim !== 'ENABLED') throw new Error('The invitation was not accepted.');
  const token = String(registered.access_token);
  const { id } = taken(await stage.server.call('getOrganisation', { token }));
  stage.enter(part, { email, token, organisationId: String(id) });
}

/** An account with a verified address: by its mail, or by the invitation that went there. */
async function beginRegistration({ server, post }: Stage, email: string, invitationToken?: string): Promise<string> {
  const created = taken(await createAccount(server, email, invitationToken));
  if (created.emailVerified) return String(created.registrationToken);
  const token = await post.tokenFor(email, '/verify-email');
  const verified = taken(await server.call('verifyEmail', { body: { token, password: newPassword } }));
  return String(verified.registrationToken);
}

const registrationOf = async ({ server }: Stage, registrationToken: string) =>
  taken(await server.call('getRegistration', { body: { registrationToken } }));

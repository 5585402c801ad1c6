import type { ApiKeyScope } from '@pcf/contract/vocabulary/users';
import { createKey } from '../../apps/server/src/testing/api-keys.ts';
import { beginRegistration, newPassword, person } from '../../apps/server/src/testing/joining.ts';
import { callAsPartner, createConnection, partnerToken } from '../../apps/server/src/testing/network.ts';
import { taken } from '../shared/taken.ts';
import { linkIn, passwordByLink, tokenOfProvider, type UserScene } from './scene.ts';

/** Hands something out, and answers with a way to find out whether it is still worth what it was. */
type HandsOut<Of> = (scene: Of) => Promise<() => Promise<boolean>>;

const opens = (calls: { readonly server: UserScene['server'] }, token: string) => async () =>
  (await calls.server.call('getOrganisation', { token })).status === 200;

const scopes: ApiKeyScope[] = ['READ'];

/** Everything that is handed out to a user, or because of one. */
export const rightsOfUsers = {
  'the access token of the session itself': async (scene) => opens(scene, scene.person.token),
  'the access token of another session': async (scene) => opens(scene, scene.other.token),
  'the refresh token of another session':
    async ({ server, other }) =>
    async () =>
      (await server.call('refreshTokens', { body: { refresh_token: other.refreshToken } })).status === 200,
  'a link to a new password': passwordByLink,
  'a link that confirms a new address': async (scene) => {
    const { server, domain, person: who, password } = scene;
    const email = `intruder@${domain}`;
    taken(await server.call('changeEmail', { token: who.token, body: { email, currentPassword: password } }));
    const token = await linkIn(scene, email, '/verify-email');
    return async () => (await server.call('verifyEmail', { body: { token, password: scene.password } })).status === 200;
  },
  'an invitation of a company that the person sent': async (scene) => {
    const { server, domain, person: who } = scene;
    const email = `hello@partner-of-${domain}`;
    const invitations = [{ email, relation: 'SUPPLIER' }];
    taken(await server.call('createInvitations', { token: who.token, body: { invitations } }));
    const token = await linkIn(scene, email, '/register');
    return async () => (await server.call('getInvitation', { params: { token } })).status === 200;
  },
  'an invitation of a colleague that the person sent': async (scene) => {
    const { server, domain, person: who } = scene;
    const email = `second-self@${domain}`;
    taken(await server.call('inviteUsers', { token: who.token, body: { emails: [email], accessLevel: 'ADMIN' } }));
    const token = await linkIn(scene, email, '/register-user');
    return async () => {
      const body = { email, password: newPassword, language: 'en', invitationToken: token };
      return (await server.call('createAccount', { body })).status === 201;
    };
  },
  'a link that answers a request for access': async (scene) => {
    const { server, domain, email, boss } = scene;
    const registrationToken = await beginRegistration(server, `asks@${domain}`);
    const body = { registrationToken, organisationId: boss.organisationId, ...person };
    taken(await server.call('requestAccess', { body }));
    const token = await linkIn(scene, email, '/approve-user-access');
    return async () => (await server.call('approveAccessRequest', { params: { token } })).status === 204;
  },
  'an API key that the person created': async (scene) =>
    opens(scene, (await createKey(scene.server, scene.person.token, scopes)).secret),
  'the token of a partner whom the person connected': async ({ server, person: who }) => {
    const token = await partnerToken(server, await createConnection(server, who.token));
    return async () => (await callAsPartner(server, '/3/footprints', token)).status === 200;
  },
  'a sign-in at the provider that is not exchanged yet': async (scene) => {
    const { server } = scene;
    await tieIdentity(scene);
    const token = await tokenOfProvider(scene);
    return async () => (await server.call('exchangeIdentityToken', { token })).status === 200;
  },
  'a ticket that ties an identity to the account': async (scene) => {
    const { server } = scene;
    const linkToken = await identityTicket(scene);
    return async () => {
      // By somebody who knows the password of the day.
      const body = { linkToken, password: scene.password };
      return (await server.call('linkAccount', { body })).status === 200;
    };
  },
} satisfies Record<string, HandsOut<UserScene>>;

export type RightOfUser = keyof typeof rightsOfUsers;

async function identityTicket(scene: UserScene): Promise<string> {
  const { body } = await scene.server.call('exchangeIdentityToken', { token: await tokenOfProvider(scene) });
  if (body.code !== 'ACCOUNT_LINK_REQUIRED') throw new Error(`No ticket was given: ${JSON.stringify(body)}`);
  return String(body.linkToken);
}

async function tieIdentity(scene: UserScene): Promise<void> {
  const linkToken = await identityTicket(scene);
  taken(await scene.server.call('linkAccount', { body: { linkToken, password: scene.password } }));
}

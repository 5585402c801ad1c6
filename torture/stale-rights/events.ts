import { eraseWho } from '../../apps/server/src/operate-people.ts';
import { deliverMails } from '../../apps/server/src/testing/deliver-mails.ts';
import { person } from '../../apps/server/src/testing/joining.ts';
import { taken } from '../shared/taken.ts';
import { beginToRegister, verify } from './rights-while-registering.ts';
import { linkIn, type Scene, type UserScene } from './scene.ts';

const newPassword = 'After-it-2026';

/** By the link of a mail; the password is then another. */
async function setByLink(scene: Scene): Promise<void> {
  const { server, email } = scene;
  taken(await server.call('requestPasswordReset', { body: { email } }));
  const token = await linkIn(scene, email, '/password-reset');
  taken(await server.call('setPassword', { body: { token, password: newPassword } }));
  scene.password = newPassword;
}

/** What may happen to a user, each in the session of the scene unless it says otherwise. */
export const eventsOfUsers = {
  'a new password': async (scene) => {
    const { server, person: who, password: currentPassword } = scene;
    taken(await server.call('setPassword', { token: who.token, body: { currentPassword, password: newPassword } }));
    scene.password = newPassword;
  },
  'a password by a link': setByLink,
  'a new address': async (scene) => {
    const { server, domain, person: who, password: currentPassword } = scene;
    const email = `moved@${domain}`;
    taken(await server.call('changeEmail', { token: who.token, body: { email, currentPassword } }));
    const token = await linkIn(scene, email, '/verify-email');
    taken(await server.call('verifyEmail', { body: { token, password: currentPassword } }));
  },
  'the removal of the user': async ({ server, boss, email }) => {
    taken(await server.call('deleteAccounts', { token: boss.token, body: [email] }));
  },
  'the loss of the ADMIN level': async ({ server, boss, person: who }) => {
    const { id: userId } = taken(await server.call('getCurrentUser', { token: who.token }));
    taken(await server.call('updateAccessLevel', { token: boss.token, body: { userId, accessLevel: 'EDITOR' } }));
  },
  'becoming a viewer': async ({ server, boss, person: who }) => {
    const { id: userId } = taken(await server.call('getCurrentUser', { token: who.token }));
    taken(await server.call('updateAccessLevel', { token: boss.token, body: { userId, accessLevel: 'VIEWER' } }));
  },
  'the end of all sessions': async ({ server, person: who }) => {
    taken(await server.call('endAllSessions', { token: who.token }));
  },
  'the end of the other session': async ({ server, person: who, other }) => {
    taken(await server.call('endSession', { token: who.token, params: { sessionId: other.sessionId } }));
  },
  'signing out': async ({ server, refreshToken }) => {
    taken(await server.call('logoutUser', { body: { refresh_token: refreshToken } }));
  },
  'the erasure of the account': async ({ server, person: who, password: currentPassword }) => {
    taken(await server.call('eraseOwnAccount', { token: who.token, body: { currentPassword } }));
  },
} satisfies Record<string, (scene: UserScene) => Promise<void>>;

export type EventOfUser = keyof typeof eventsOfUsers;

/** What may happen to an address that is being registered. */
export const eventsWhileRegistering = {
  'another registration of the address': async (scene: Scene) => {
    scene.password = newPassword;
    await beginToRegister(scene);
  },
  'another proof that is sent': async ({ server, email }: Scene) => {
    taken(await server.call('sendVerificationAgain', { body: { email } }));
    await deliverMails(server);
  },
  'a password by a link': setByLink,
  'becoming a user': async (scene: Scene) => {
    const { server, email, password, domain } = scene;
    const { body } = await server.call('loginUser', { body: { email, password } });
    const registrationToken = body.registrationToken ? String(body.registrationToken) : await verify(scene);
    const organisationName = `Of ${domain}`;
    taken(await server.call('registerUser', { body: { registrationToken, ...person, organisationName } }));
  },
  'the erasure of the address': async ({ server, email }: Scene) => {
    await eraseWho(server.database, email);
  },
} satisfies Record<string, (scene: Scene) => Promise<void>>;

export type EventWhileRegistering = keyof typeof eventsWhileRegistering;

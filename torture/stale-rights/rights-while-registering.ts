import { registeredCompany } from '../../apps/server/src/testing/companies.ts';
import { inviteCompany } from '../../apps/server/src/testing/joining.ts';
import { taken } from '../shared/taken.ts';
import { linkIn, passwordByLink, type Scene } from './scene.ts';

/** Begins to register the address of the scene, as somebody who knows its password. */
export async function beginToRegister({ server, email, password }: Scene, invitationToken?: string) {
  const body = { email, password, language: 'en', ...(invitationToken ? { invitationToken } : {}) };
  return taken(await server.call('createAccount', { body }));
}

export async function verify(scene: Scene): Promise<string> {
  const { server, email, password } = scene;
  taken(await server.call('sendVerificationAgain', { body: { email } }));
  const token = await linkIn(scene, email, '/verify-email');
  return String(taken(await server.call('verifyEmail', { body: { token, password } })).registrationToken);
}

const goesOn =
  ({ server }: Scene, registrationToken: string) =>
  async () =>
    (await server.call('getRegistration', { body: { registrationToken } })).status === 200;

/** Everything that is handed out to somebody who is no user yet. */
export const rightsWhileRegistering = {
  'a link that proves the address': async (scene: Scene) => {
    const { server, email } = scene;
    await beginToRegister(scene);
    const token = await linkIn(scene, email, '/verify-email');
    // With the password that the account has by then: the link alone is nothing.
    return async () => (await server.call('verifyEmail', { body: { token, password: scene.password } })).status === 200;
  },
  'a link to a first password': async (scene: Scene) => {
    await beginToRegister(scene);
    return passwordByLink(scene);
  },
  'a ticket to go on registering': async (scene: Scene) => {
    await beginToRegister(scene);
    return goesOn(scene, await verify(scene));
  },
  'an invitation that the registration brought': async (scene: Scene) => {
    const { server, domain } = scene;
    const inviter = await registeredCompany(server, `Inviter of ${domain}`, { email: `ada@inviter-of-${domain}` });
    await beginToRegister(scene, await inviteCompany(server, inviter.token, `info@${domain}`));
    return async () => {
      const { body } = await server.call('loginUser', { body: { email: scene.email, password: scene.password } });
      if (body.code !== 'EMAIL_NOT_VERIFIED' && body.code !== 'REGISTRATION_INCOMPLETE') return false;
      const registrationToken = body.registrationToken ? String(body.registrationToken) : await verify(scene);
      const registration = await server.call('getRegistration', { body: { registrationToken } });
      return registration.status === 200 && registration.body.invitation !== null;
    };
  },
} satisfies Record<string, (scene: Scene) => Promise<() => Promise<boolean>>>;

export type RightWhileRegistering = keyof typeof rightsWhileRegistering;

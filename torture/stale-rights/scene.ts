import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { signInAtProvider } from '../../apps/server/src/modules/accounts/testing/sign-in-at-provider.ts';
import { type Person, registeredCompany, registeredUser } from '../../apps/server/src/testing/companies.ts';
import { deliverMails, linkToken } from '../../apps/server/src/testing/deliver-mails.ts';
import type { TestIdentityProvider } from '../../apps/server/src/testing/identity-provider.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { taken } from '../shared/taken.ts';

/** Where the provider sends a browser back to. */
export const redirectUri = 'http://localhost:3000/sso';

export interface Stage {
  readonly server: TestServer;
  readonly provider: TestIdentityProvider;
}

/** One person with what may happen to them; everything about it is new, so that no pair knows of another. */
export interface Scene extends Stage {
  /** In the names of everything that belongs to the scene. */
  readonly domain: string;
  /** What the person signs in with now; events change it. */
  email: string;
  password: string;
}

/** An ADMIN, beside another one, with two sessions: in one of them the events happen. */
export interface UserScene extends Scene {
  readonly person: Person;
  readonly refreshToken: string;
  readonly other: { readonly token: string; readonly refreshToken: string; readonly sessionId: string };
  readonly boss: Person;
}

let scenes = 0;

export function newScene(stage: Stage): Scene {
  scenes += 1;
  const domain = `scene-${scenes}.example`;
  return { ...stage, domain, email: `person@${domain}`, password: demoPassword };
}

export async function newUserScene(stage: Stage): Promise<UserScene> {
  const scene = newScene(stage);
  const { server, domain, email } = scene;
  const boss = await registeredCompany(server, `Company of ${domain}`, { email: `boss@${domain}` });
  const person = await registeredUser(server, boss.organisationId, { email });
  const [own, other] = [await server.signIn(email), await server.signIn(email)];
  return {
    ...scene,
    boss,
    person: { ...person, token: own.access_token },
    refreshToken: own.refresh_token,
    other: {
      token: other.access_token,
      refreshToken: other.refresh_token,
      sessionId: sessionOf(other.access_token),
    },
  };
}

/** The token behind the link to this page in the newest mail to an address. */
export async function linkIn({ server }: Scene, email: string, path: string): Promise<string> {
  const mails = await deliverMails(server);
  return linkToken(
    mails.findLast(({ to, text }) => to === email && text.includes(`${path}?token=`)),
    path,
  );
}

/** What a browser brings back from the provider, where the person is known by the address. */
export async function tokenOfProvider({ server, provider, email }: Scene): Promise<string> {
  const { body } = await server.call('beginIdentitySignIn');
  return signInAtProvider(provider, {
    redirectUri,
    login: email,
    nonce: String(body.nonce),
    authorizationEndpoint: String(body.authorizationEndpoint),
    tokenEndpoint: String(body.tokenEndpoint),
  });
}

/** What an access token says of itself; whether it is true is for the server to find out. */
function sessionOf(accessToken: string): string {
  const [, claims = ''] = accessToken.split('.');
  return String((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid?: unknown }).sid);
}

/** Has a link to a new password sent, and answers with a way to find out whether it is still worth what it was. */
export async function passwordByLink(scene: Scene): Promise<() => Promise<boolean>> {
  const { server, email } = scene;
  taken(await server.call('requestPasswordReset', { body: { email } }));
  const token = await linkIn(scene, email, '/password-reset');
  return async () => (await server.call('setPassword', { body: { token, password: 'By-a-link-2026' } })).status === 204;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { linkToken } from '../../testing/deliver-mails.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../../testing/identity-provider.ts';
import {
  beginRegistration,
  createAccount,
  inviteCompany,
  mailTo,
  newPassword,
  person,
  registerCompany,
} from '../../testing/joining.ts';
import { tokenOf } from '../../testing/members.ts';
import { serverForThisTest, type TestServer } from '../../testing/test-server.ts';
import { signInAtProvider } from './testing/sign-in-at-provider.ts';

const settings = { SIGN_INS_PER_MINUTE: '1000' };
const lenasAddress = 'lena.brandt@nordic-kitchen.example';

const found = (server: TestServer, registrationToken: string) =>
  server.call('registerUser', { body: { registrationToken, ...person, organisationName: 'Uninvited Ltd' } });

async function nextStepOf(server: TestServer, registrationToken: string) {
  const { body } = await server.call('getRegistration', { body: { registrationToken } });
  return body.mayRegisterOrganisation;
}

describe('where only invited people join', async () => {
  const server = await serverOfFile({ settings: { ...settings, REGISTRATION: 'invited' } });
  const lena = await tokenOf(server, lenasAddress);

  it('nobody opens an account without an invitation, and the answer does not tell whose address is known', async () => {
    const stranger = await createAccount(server, 'ana@uninvited.example');
    expect(stranger).toMatchObject({ status: 403, body: { code: 'REGISTRATION_CLOSED' } });
    const known = await createAccount(server, lenasAddress);
    expect({ ...known.body, instance: '' }).toEqual({ ...stranger.body, instance: '' });
    expect(await mailTo(server, 'ana@uninvited.example')).toBeUndefined();
    expect(await mailTo(server, lenasAddress)).toBeUndefined();
  });

  it('an invited company registers, at the invited address or another one', async () => {
    const token = await inviteCompany(server, lena, 'ana@asked.example');
    expect((await registerCompany(server, 'ana@asked.example', 'Asked Ltd', token)).status).toBe(201);
    const forwarded = await inviteCompany(server, lena, 'office@forwarded.example');
    expect((await registerCompany(server, 'bo@forwarded.example', 'Forwarded Ltd', forwarded)).status).toBe(201);
  });

  it('an invited colleague joins, and registers no company instead', async () => {
    const email = 'cleo@joining.example';
    await server.call('inviteUsers', { token: lena, body: { emails: [email], accessLevel: 'EDITOR' } });
    const token = linkToken(await mailTo(server, email), '/register-user');
    const registrationToken = await beginRegistration(server, email, token);
    expect(await nextStepOf(server, registrationToken)).toBe(false);
    expect(await found(server, registrationToken)).toMatchObject({
      status: 403,
      body: { code: 'REGISTRATION_CLOSED' },
    });
    expect((await server.call('registerUser', { body: { registrationToken, ...person } })).status).toBe(201);
  });

  it('whose invitation ends before they are done goes no further, unless invited again', async () => {
    const withdrawn = await inviteCompany(server, lena, 'emil@late.example');
    const registrationToken = await beginRegistration(server, 'emil@late.example', withdrawn);
    const { body } = await server.call('listSentInvitations', { token: lena, query: { limit: '100' } });
    const sent = (body.data as { id: string; email: string }[]).find(({ email }) => email === 'emil@late.example');
    await server.database.asOwner((tx) =>
      tx
        .updateTable('invitation')
        .set({ status: 'DECLINED' })
        .where('id', '=', sent?.id ?? '')
        .execute(),
    );
    expect(await nextStepOf(server, registrationToken)).toBe(false);
    expect((await found(server, registrationToken)).body.code).toBe('REGISTRATION_CLOSED');
    const { access_token: ana } = await server.signIn('ana@asked.example', newPassword);
    await inviteCompany(server, ana, 'emil@late.example', 'CUSTOMER');
    expect((await found(server, registrationToken)).status).toBe(201);
  });
});

describe('where addresses of named domains join by themselves', async () => {
  const server = await serverOfFile({
    settings: { ...settings, REGISTRATION: 'domains', REGISTRATION_DOMAINS: 'acme.example' },
  });

  it('they register, and others need an invitation', async () => {
    expect((await registerCompany(server, 'fay@acme.example', 'Acme')).status).toBe(201);
    for (const email of ['fay@other.example', 'fay@sub.acme.example', 'fay@notacme.example']) {
      expect((await createAccount(server, email)).body.code, email).toBe('REGISTRATION_CLOSED');
    }
    const token = await inviteCompany(server, await tokenOf(server, lenasAddress), 'gil@other.example');
    expect((await registerCompany(server, 'gil@other.example', 'Other Ltd', token)).status).toBe(201);
  });

  it('the page is told which', async () => {
    const { body } = await server.call('getRuntimeConfiguration');
    expect(body.registration).toEqual({ rule: 'domains', domains: ['acme.example'] });
  });
});

describe('a first sign-in with the identity provider', () => {
  const redirectUri = 'http://localhost:3000/sso';
  let provider: TestIdentityProvider;
  beforeAll(async () => {
    provider = await startIdentityProvider({
      redirectUri,
      people: {
        hana: { email: 'hana@uninvited.example', email_verified: true },
        ivo: { email: 'ivo@invited.example', email_verified: true },
      },
    });
  });
  afterAll(() => provider.stop());

  it('opens an account for invited addresses alone', async () => {
    const server = await serverForThisTest({
      settings: { ...settings, ...provider.settings, REGISTRATION: 'invited' },
    });
    const enter = async (login: string) => {
      const { body } = await server.call('beginIdentitySignIn');
      const { nonce, authorizationEndpoint, tokenEndpoint } = body as Record<string, string>;
      const request = { redirectUri, login, nonce: nonce ?? '' };
      const endpoints = { authorizationEndpoint: authorizationEndpoint ?? '', tokenEndpoint: tokenEndpoint ?? '' };
      const token = await signInAtProvider(provider, { ...request, ...endpoints });
      return (await server.call('exchangeIdentityToken', { token })).body.code;
    };
    const lena = await tokenOf(server, lenasAddress);
    await inviteCompany(server, lena, 'ivo@invited.example');
    expect(await enter('hana')).toBe('REGISTRATION_CLOSED');
    expect(await enter('ivo')).toBe('REGISTRATION_INCOMPLETE');
    await server.call('inviteUsers', {
      token: lena,
      body: { emails: ['hana@uninvited.example'], accessLevel: 'EDITOR' },
    });
    expect(await enter('hana')).toBe('REGISTRATION_INCOMPLETE');
  });
});

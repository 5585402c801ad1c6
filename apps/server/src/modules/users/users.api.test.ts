import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';

let token: string;
let subject: string | undefined;

const server = await serverOfFile();
beforeAll(async () => {
  const tokens = await server.signIn('jonas.weber@nordic-kitchen.example');
  token = tokens.access_token;
  subject = decodeJwt(tokens.id_token).sub;
});

const profile = { firstName: 'Jonas', lastName: 'Weber', jobTitle: 'Procurement Analyst', language: 'de' };

describe('getCurrentUser', () => {
  it('answers with whoever calls, and with nothing secret', async () => {
    const { status, body } = await server.call('getCurrentUser', { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: subject,
      email: 'jonas.weber@nordic-kitchen.example',
      ...profile,
      accessLevel: 'EDITOR',
      installationAdmin: false,
    });
  });

  it('needs a session', async () => {
    expect((await server.call('getCurrentUser')).status).toBe(401);
  });
});

describe('updateCurrentUser', () => {
  it('changes the own profile and nobody else’s', async () => {
    const colleague = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
    const before = await server.call('getCurrentUser', { token: colleague });
    const { status, body } = await server.call('updateCurrentUser', {
      token,
      body: { firstName: ' Jonas-Peter ', lastName: 'Wéber', language: 'fr' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: 'Jonas-Peter',
      lastName: 'Wéber',
      jobTitle: null,
      language: 'fr',
      accessLevel: 'EDITOR',
    });
    expect((await server.call('getCurrentUser', { token })).body).toEqual(body);
    expect((await server.call('getCurrentUser', { token: colleague })).body).toEqual(before.body);
    await server.call('updateCurrentUser', { token, body: profile });
  });

  it('reads an empty job title as none', async () => {
    const { body } = await server.call('updateCurrentUser', { token, body: { ...profile, jobTitle: '  ' } });
    expect(body.jobTitle).toBeNull();
    await server.call('updateCurrentUser', { token, body: profile });
  });

  it.each([
    ['a missing first name', { ...profile, firstName: undefined }, '/body/firstName', 'REQUIRED'],
    ['an unknown language', { ...profile, language: 'it' }, '/body/language', 'INVALID_VALUE'],
    ['a long job title', { ...profile, jobTitle: 'x'.repeat(101) }, '/body/jobTitle', 'TOO_LONG'],
    ['an access level', { ...profile, accessLevel: 'ADMIN' }, '/body/accessLevel', 'UNKNOWN_FIELD'],
  ])('refuses %s and changes nothing', async (_case, sent, path, code) => {
    const { status, body } = await server.call('updateCurrentUser', { token, body: sent });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, code }]);
    expect((await server.call('getCurrentUser', { token })).body).toMatchObject({ ...profile, accessLevel: 'EDITOR' });
  });

  it('needs a session', async () => {
    expect((await server.call('updateCurrentUser', { body: profile })).status).toBe(401);
  });
});

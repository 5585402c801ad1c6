import { describe, expect, it } from 'vitest';
import { createKey } from '../testing/api-keys.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { tokenOf } from '../testing/members.ts';
import { answerBeforeBody } from './testing/answer-before-body.ts';
import { expectProblem } from './testing/expect-problem.ts';

const server = await serverOfFile();
const token = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');

const megabyte = 1024 * 1024;
const profile = { firstName: 'Lena', lastName: 'Brandt', language: 'en' };
const update = (body: unknown, bearer = token) => server.call('updateCurrentUser', { token: bearer, body });

const unknown = (count: number, length = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}${'x'.repeat(length)}`, 0]));

type Problems = readonly { readonly path: string; readonly code: string }[];
const errorsOf = ({ body }: { readonly body: unknown }) => (body as { errors: Problems }).errors;

describe('of whoever is not known, no body is read', () => {
  const path = '/api/organisation/users/me';
  it.each([
    ['nothing', {}],
    ['a token that we have not signed', { authorization: `Bearer ${'a'.repeat(40)}.b.c` }],
    ['a key that never was', { authorization: `Bearer pcf_${'a'.repeat(43)}` }],
  ])('%s', async (_what, headers) => {
    for (const bytes of [10_000, 2 * megabyte]) {
      const { status, body } = await answerBeforeBody(server.url, path, headers, bytes);
      expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it('nor of a key that was revoked', async () => {
    const { id, secret } = await createKey(server, token, ['PRODUCTS']);
    const headers = { authorization: `Bearer ${secret}` };
    expect((await server.call('revokeApiKey', { token, params: { keyId: id } })).status).toBe(204);
    expect(await answerBeforeBody(server.url, path, headers)).toMatchObject({ status: 401 });
  });

  it('and a key that was known before is still asked for by the call itself', async () => {
    const { id, secret } = await createKey(server, token, ['READ', 'PRODUCTS']);
    const call = () => server.call('createProduct', { token: secret, body: {} });
    expectProblem(await call(), 'VALIDATION_FAILED');
    expect((await server.call('revokeApiKey', { token, params: { keyId: id } })).status).toBe(204);
    expectProblem(await call(), 'UNAUTHENTICATED');
  });
});

describe('how much is taken', () => {
  it('is 16 kB where nobody has to sign in, and where there is nothing to say', async () => {
    const { status, body } = await answerBeforeBody(server.url, '/auth/registration/users/login', {}, 16 * 1024 + 1);
    expect([status, body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    const long = { email: 'a@b.example', password: 'x'.repeat(16 * 1024) };
    expectProblem(await server.call('loginUser', { body: long }), 'BODY_TOO_LARGE');
    expect(await answerBeforeBody(server.url, '/api/nothing', {}, 20_000)).toMatchObject({ status: 413 });
  });

  it('is a megabyte of whoever is signed in', async () => {
    expectProblem(await update({ ...profile, firstName: 'x'.repeat(megabyte) }), 'BODY_TOO_LARGE');
    expectProblem(await update({ ...profile, firstName: 'x'.repeat(megabyte - 200) }), 'VALIDATION_FAILED');
  });

  it('is no more than a hundred thousand values, a thousand in one object or a hundred levels of them, whatever their place', async () => {
    const many = Array.from({ length: 100_001 }, () => 1);
    let deep: unknown[] = [];
    for (let level = 0; level < 200; level += 1) deep = [deep];
    for (const body of [
      many,
      { ...profile, many },
      { ...profile, deep },
      unknown(1001),
      { ...profile, a: unknown(1001) },
    ]) {
      const answer = await update(body);
      expectProblem(answer, 'VALIDATION_FAILED');
      expect(errorsOf(answer)).toEqual([{ path: '/body', code: 'TOO_LONG', message: expect.any(String) }]);
    }
  });
});

describe('what is told of a body full of mistakes', () => {
  it('is a hundred of them, with names that are cut, also without a sign-in', async () => {
    const answer = await server.call('loginUser', { body: unknown(800) });
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(errorsOf(answer)).toHaveLength(100);
    const long = await server.call('loginUser', { body: unknown(3, 4000) });
    const paths = errorsOf(long).filter(({ code }) => code === 'UNKNOWN_FIELD');
    expect(paths.map(({ path }) => path.length)).toEqual([107, 107, 107]);
  });

  it('is all of them where there are few, and the first where there are many', async () => {
    const wrong = { productIds: ['a', 'b'], more: 1 };
    expect(errorsOf(await server.call('deleteProducts', { token, body: wrong }))).toHaveLength(3);
    const emails = Array.from({ length: 3000 }, () => 'x');
    const users = (body: unknown) => server.call('inviteUsers', { token, body });
    expect(errorsOf(await users({ emails, accessLevel: 'NONE' })).length).toBeLessThanOrEqual(2);
  });
});

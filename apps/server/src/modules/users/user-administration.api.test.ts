import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { activityOf, addMember, demoTokens, tokenOf } from '../../testing/members.ts';

const lena = 'lena.brandt@nordic-kitchen.example';
const jonas = 'jonas.weber@nordic-kitchen.example';
const camille = 'camille.laurent@maison-verdier.example';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const { admin, editor, foreigner } = await demoTokens(server);

const idOf = async (token: string) => String((await server.call('getCurrentUser', { token })).body.id);
const levelOf = async (token: string) => (await server.call('getCurrentUser', { token })).body.accessLevel;
const setLevel = (token: string, userId: string, accessLevel: string) =>
  server.call('updateAccessLevel', { token, body: { userId, accessLevel } });
const remove = (token: string, emails: unknown) => server.call('deleteAccounts', { token, body: emails });
const emailsOf = async (token: string) => {
  const { body } = await server.call('listUsers', { token });
  return (body.data as { email: string }[]).map(({ email }) => email);
};

describe('updateAccessLevel', () => {
  it('takes effect at the next request, and the history says who did it', async () => {
    const userId = await idOf(editor);
    expectProblem(await setLevel(editor, userId, 'ADMIN'), 'FORBIDDEN');
    const { status, body } = await setLevel(admin, userId, 'ADMIN');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: userId, email: jonas, accessLevel: 'ADMIN', createdAt: expect.any(String) });
    expect((await setLevel(editor, userId, 'EDITOR')).status).toBe(200);
    expectProblem(await setLevel(editor, userId, 'ADMIN'), 'FORBIDDEN');
    expect(await activityOf(server, 'Nordic Kitchen')).toEqual([
      `ACCESS_LEVEL_CHANGED Jonas Weber ADMIN EDITOR Jonas Weber ${jonas}`,
      `ACCESS_LEVEL_CHANGED Lena Brandt ADMIN EDITOR Jonas Weber ${jonas}`,
    ]);
  });

  it('of the level that somebody has changes nothing', async () => {
    const before = await activityOf(server, 'Nordic Kitchen');
    expect((await setLevel(admin, await idOf(editor), 'EDITOR')).body.accessLevel).toBe('EDITOR');
    expect(await activityOf(server, 'Nordic Kitchen')).toEqual(before);
  });

  it('leaves the last ADMIN one', async () => {
    expectProblem(await setLevel(admin, await idOf(admin), 'EDITOR'), 'LAST_ADMIN');
    expect(await levelOf(admin)).toBe('ADMIN');
  });

  it('does not tell somebody of another organisation from nobody', async () => {
    const foreign = await setLevel(admin, await idOf(foreigner), 'EDITOR');
    const unknown = await setLevel(admin, crypto.randomUUID(), 'EDITOR');
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect(await levelOf(foreigner)).toBe('ADMIN');
  });

  it('refuses an unknown level, and needs a session', async () => {
    const { body } = await setLevel(admin, await idOf(editor), 'OWNER');
    expect(body.errors).toMatchObject([{ path: '/body/accessLevel', code: 'INVALID_VALUE' }]);
    const userId = crypto.randomUUID();
    expectProblem(
      await server.call('updateAccessLevel', { body: { userId, accessLevel: 'ADMIN' } }),
      'UNAUTHENTICATED',
    );
  });
});

describe('deleteAccounts', () => {
  it('removes them, signs them out, and keeps their names in the history', async () => {
    const email = 'kim.removed@nordic-kitchen.example';
    await addMember(server, 'Nordic Kitchen', { email, firstName: 'Kim', lastName: 'Removed', accessLevel: 'ADMIN' });
    const kim = await tokenOf(server, email);
    await setLevel(kim, await idOf(editor), 'EDITOR');
    await server.call('inviteUsers', { token: kim, body: { emails: ['by-kim@example.org'], accessLevel: 'EDITOR' } });
    expect((await remove(admin, [` ${email.toUpperCase()} `, email])).status).toBe(204);
    expectProblem(await server.call('getCurrentUser', { token: kim }), 'UNAUTHENTICATED');
    expectProblem(
      await server.call('loginUser', { body: { email, password: 'Demo-2026-pcf' } }),
      'INVALID_CREDENTIALS',
    );
    expect(await emailsOf(admin)).toEqual([lena, jonas]);
    const history = await activityOf(server, 'Nordic Kitchen');
    expect(history).toContain(`USER_REMOVED Lena Brandt Kim Removed ${email}`);
    expect(history).toContain('USER_INVITED Kim Removed EDITOR by-kim@example.org');
    const { body } = await server.call('listPendingUserInvitations', { token: admin });
    expect(body.data).toEqual([]);
    expect(history).toContain('USER_INVITATION_WITHDRAWN Lena Brandt by-kim@example.org');
  });

  it('lets the same address come back', async () => {
    const email = 'back@nordic-kitchen.example';
    const member = { email, firstName: 'B', lastName: 'K', accessLevel: 'EDITOR' } as const;
    for (const _time of [1, 2]) {
      await addMember(server, 'Nordic Kitchen', member);
      expect((await remove(admin, [email])).status).toBe(204);
    }
  });

  it('removes all or nobody where one is not a user of the own organisation', async () => {
    const foreign = await remove(admin, [jonas, camille]);
    const unknown = await remove(admin, [jonas, 'nobody@example.org']);
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect(await emailsOf(admin)).toEqual([lena, jonas]);
    expect(await levelOf(foreigner)).toBe('ADMIN');
  });

  it('leaves the last ADMIN', async () => {
    expectProblem(await remove(admin, [lena]), 'LAST_ADMIN');
    expectProblem(await remove(admin, [jonas, lena]), 'LAST_ADMIN');
    expect(await emailsOf(admin)).toEqual([lena, jonas]);
  });

  it('is for an ADMIN alone, and needs a session', async () => {
    expectProblem(await remove(editor, [lena]), 'FORBIDDEN');
    expectProblem(await server.call('deleteAccounts', { body: [jonas] }), 'UNAUTHENTICATED');
    expect(await emailsOf(admin)).toEqual([lena, jonas]);
  });

  it.each([
    ['nobody', [], [{ path: '/body', code: 'TOO_SHORT' }]],
    [
      'more than a hundred',
      Array.from({ length: 101 }, (_, i) => `u${i}@x.example`),
      [{ path: '/body', code: 'TOO_LONG' }],
    ],
    [
      'what is no address',
      [jonas, 'jonas', '@'],
      [
        { path: '/body/1', code: 'INVALID_FORMAT' },
        { path: '/body/2', code: 'INVALID_FORMAT' },
      ],
    ],
    ['no list', { emails: [jonas] }, [{ path: '/body', code: 'INVALID_TYPE' }]],
  ])('refuses %s', async (_case, sent, errors) => {
    const { status, body } = await remove(admin, sent);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject(errors);
    expect(await emailsOf(admin)).toEqual([lena, jonas]);
  });
});

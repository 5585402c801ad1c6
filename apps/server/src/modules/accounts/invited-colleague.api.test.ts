import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { linkToken } from '../../testing/deliver-mails.ts';
import { createAccount, mailTo, person, previewInvitation } from '../../testing/joining.ts';
import { tokenOf } from '../../testing/members.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');

describe('an invited colleague', () => {
  async function inviteColleague(email: string, accessLevel: UserAccessLevel = 'EDITOR'): Promise<string> {
    await server.call('inviteUsers', { token: lena, body: { emails: [email], accessLevel } });
    return linkToken(await mailTo(server, email), '/register-user');
  }
  const join = (registrationToken: string) => server.call('registerUser', { body: { registrationToken, ...person } });

  it.each(['ADMIN', 'VIEWER'] as const)('joins with the level of the invitation, %s, once', async (accessLevel) => {
    const email = `kim-${accessLevel.toLowerCase()}@elsewhere.example`;
    const token = await inviteColleague(email, accessLevel);
    expect((await previewInvitation(server, token)).body).toMatchObject({
      kind: 'USER',
      email,
      inviterName: 'Nordic Kitchen',
      accessLevel,
      relation: null,
    });
    const { body } = await createAccount(server, email, token);
    const answers = await Promise.all([join(String(body.registrationToken)), join(String(body.registrationToken))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, expect.any(Number)]);
    const joined = answers.find(({ status }) => status === 201);
    const me = await server.call('getCurrentUser', { token: String(joined?.body.access_token) });
    expect(me.body).toMatchObject({ email, accessLevel });
    const pending = await server.call('listPendingUserInvitations', { token: lena });
    expect(JSON.stringify(pending.body.data)).not.toContain(email);
    expect((await previewInvitation(server, token)).body.reason).toBe('USED');
  });

  it('must be the one who was invited', async () => {
    const token = await inviteColleague('invited@elsewhere.example');
    const { status, body } = await createAccount(server, 'other@elsewhere.example', token);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: '/body/email', code: 'INVALID_VALUE' }]);
  });

  it('does not join after the invitation was withdrawn', async () => {
    const email = 'withdrawn@elsewhere.example';
    const { body } = await createAccount(server, email, await inviteColleague(email));
    await server.call('withdrawUserInvitations', { token: lena, body: [email] });
    const { status, body: answer } = await join(String(body.registrationToken));
    expect([status, answer.code]).toEqual([410, 'INVALID_LINK']);
    const own = await server.call('registerUser', {
      body: { registrationToken: body.registrationToken, ...person, organisationName: 'Own' },
    });
    expect(own.status).toBe(201);
  });

  it('who has an account elsewhere learns so from the link, and stays there', async () => {
    const email = 'erik.haugen@hydral-rolling.example';
    const token = await inviteColleague(email);
    expect((await previewInvitation(server, token)).body.accountExists).toBe(true);
    expect((await createAccount(server, email, token)).body.code).toBe('ALREADY_REGISTERED');
  });
});

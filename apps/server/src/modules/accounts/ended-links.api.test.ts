import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { type Person, registeredCompany, registeredUser } from '../../testing/companies.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { beginRegistration, createAccount, inviteCompany, mailTo, newPassword, person } from '../../testing/joining.ts';
import { activityOf } from '../../testing/members.ts';

const server = await serverOfFile({ demo: false, settings: { SIGN_INS_PER_MINUTE: '10000' } });

const password = demoPassword;
let companies = 0;
async function someone(): Promise<Person & { name: string }> {
  companies += 1;
  const name = `Company ${companies}`;
  const { organisationId } = await registeredCompany(server, name, { email: `boss@company-${companies}.example` });
  const email = `someone@company-${companies}.example`;
  return { ...(await registeredUser(server, organisationId, { email })), name };
}

const bossOf = ({ email }: Person) => server.signIn(email.replace('someone', 'boss'));

async function changeLink(who: Person): Promise<string> {
  const email = who.email.replace('someone', 'intruder');
  const body = { email, currentPassword: password };
  expect((await server.call('changeEmail', { token: who.token, body })).status).toBe(202);
  return linkToken(await mailTo(server, email), '/verify-email');
}

async function resetLink({ email }: Person): Promise<string> {
  await server.call('requestPasswordReset', { body: { email } });
  return linkToken(await mailTo(server, email), '/password-reset');
}

const follow = (token: string) => server.call('verifyEmail', { body: { token, password } });
const reset = (token: string) => server.call('setPassword', { body: { token, password: newPassword } });
const changePassword = ({ token }: Person) =>
  server.call('setPassword', { token, body: { currentPassword: password, password: newPassword } });

async function demote(who: Person): Promise<void> {
  const { body } = await server.call('getCurrentUser', { token: who.token });
  await server.call('updateAccessLevel', {
    token: (await bossOf(who)).access_token,
    body: { userId: body.id, accessLevel: 'EDITOR' },
  });
}

describe('a change of the address that waits for its link', () => {
  it.each<[string, (who: Person) => Promise<unknown>]>([
    ['a new password', changePassword],
    ['a password by a reset link', async (who) => reset(await resetLink(who))],
    ['the end of all sessions', ({ token }) => server.call('endAllSessions', { token })],
    [
      'the end of another session',
      async ({ email, sessionId }) => {
        const { access_token: token } = await server.signIn(email);
        const { status } = await server.call('endSession', { token, params: { sessionId } });
        expect(status).toBe(204);
      },
    ],
  ])('is void after %s', async (_event, happens) => {
    const who = await someone();
    const link = await changeLink(who);
    await happens(who);
    expectProblem(await follow(link), 'INVALID_LINK');
    const again = [await login(who.email, newPassword), await login(who.email, password)];
    expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
    const token = String(again.find(({ status }) => status === 200)?.body.access_token);
    expect((await server.call('getSignInOverview', { token })).body.newEmail).toBeNull();
  });

  const login = (email: string, given: string) => server.call('loginUser', { body: { email, password: given } });

  it.each<[string, (who: Person, refreshToken: string) => Promise<unknown>]>([
    ['signing out', (_who, refresh_token) => server.call('logoutUser', { body: { refresh_token } })],
    [
      'a session of somebody else that was to end',
      async (who) => {
        const { sessionId } = await someone();
        expectProblem(await server.call('endSession', { token: who.token, params: { sessionId } }), 'NOT_FOUND');
      },
    ],
  ])('stays after %s', async (_event, happens) => {
    const who = await someone();
    const link = await changeLink(who);
    await happens(who, (await server.signIn(who.email)).refresh_token);
    expect((await follow(link)).status).toBe(200);
  });

  it('is confirmed or void, of both at once', async () => {
    const who = await someone();
    const link = await changeLink(who);
    const [confirmed, ended] = await Promise.all([follow(link), server.call('endAllSessions', { token: who.token })]);
    expect([204, 401]).toContain(ended.status);
    const address = confirmed.status === 200 ? who.email.replace('someone', 'intruder') : who.email;
    const { access_token: token } = await server.signIn(address);
    expect((await server.call('getSignInOverview', { token })).body.newEmail).toBeNull();
  });
});

describe('a link to a new password', () => {
  it('is void after a new password', async () => {
    const who = await someone();
    const link = await resetLink(who);
    expect((await changePassword(who)).status).toBe(204);
    const refused = await server.call('setPassword', { body: { token: link, password: 'Intruder-2026' } });
    expect([refused.status, refused.body.reason]).toEqual([410, 'EXPIRED']);
    await server.signIn(who.email, newPassword);
  });

  it('is void after a change of the address, in whose old mailbox it is', async () => {
    const who = await someone();
    const change = await changeLink(who);
    const link = await resetLink(who);
    expect((await follow(change)).status).toBe(200);
    expectProblem(await reset(link), 'INVALID_LINK');
    await server.signIn(who.email.replace('someone', 'intruder'));
  });
});

describe('the link that answers a request for access', () => {
  const asker = ({ email }: Person) => email.replace('someone', 'asker');

  /** What the ADMINs of the company get, each a link of their own. */
  async function links(who: Person): Promise<{ own: string; boss: string }> {
    const registrationToken = await beginRegistration(server, asker(who));
    const body = { registrationToken, organisationId: who.organisationId, ...person };
    expect((await server.call('requestAccess', { body })).status).toBe(202);
    const mails = await deliverMails(server);
    const linkOf = (email: string) =>
      linkToken(
        mails.find(({ to }) => to === email),
        '/approve-user-access',
      );
    return { own: linkOf(who.email), boss: linkOf(who.email.replace('someone', 'boss')) };
  }
  const approve = (token: string) => server.call('approveAccessRequest', { params: { token } });

  it.each<[string, (who: Person) => Promise<unknown>]>([
    [
      'was removed',
      async (who) => server.call('deleteAccounts', { token: (await bossOf(who)).access_token, body: [who.email] }),
    ],
    ['is no ADMIN any more', demote],
    ['has another address', async (who) => follow(await changeLink(who))],
    [
      'deleted the account',
      (who) => server.call('eraseOwnAccount', { token: who.token, body: { currentPassword: password } }),
    ],
  ])('is void for whoever %s, and holds for the others', async (_event, happens) => {
    const who = await someone();
    const { own, boss } = await links(who);
    await happens(who);
    expectProblem(await approve(own), 'INVALID_LINK');
    expect((await approve(boss)).status).toBe(204);
  });
});

describe('an invitation of a colleague', () => {
  it.each<[string, (who: Person) => Promise<unknown>]>([
    [
      'is removed',
      async (who) => server.call('deleteAccounts', { token: (await bossOf(who)).access_token, body: [who.email] }),
    ],
    ['is no ADMIN any more', demote],
    [
      'deletes the account',
      (who) => server.call('eraseOwnAccount', { token: who.token, body: { currentPassword: password } }),
    ],
  ])('ends when whoever sent it %s; the log says so', async (_event, happens) => {
    const who = await someone();
    const email = who.email.replace('someone', 'second-self');
    await server.call('inviteUsers', { token: who.token, body: { emails: [email], accessLevel: 'ADMIN' } });
    const token = linkToken(await mailTo(server, email), '/register-user');
    await happens(who);
    expectProblem(await createAccount(server, email, token), 'INVALID_LINK');
    expect((await activityOf(server, who.name)).filter((entry) => entry.includes(email))).toContainEqual(
      expect.stringMatching(/^USER_INVITATION_WITHDRAWN /),
    );
  });
});

describe('what lets a registration go on', () => {
  const goOn = (registrationToken: string) => server.call('getRegistration', { body: { registrationToken } });

  it('ends when the password is set by a link', async () => {
    const email = 'mail@tickets.example';
    const ticket = await beginRegistration(server, email);
    expect((await goOn(ticket)).status).toBe(200);
    await server.call('requestPasswordReset', { body: { email } });
    const link = linkToken(await mailTo(server, email), '/password-reset');
    const other = 'Another-2026-pw';
    expect((await server.call('setPassword', { body: { token: link, password: other } })).status).toBe(204);
    expectProblem(await goOn(ticket), 'INVALID_LINK');
    const body = { registrationToken: ticket, ...person, organisationName: 'Taken' };
    expectProblem(await server.call('registerUser', { body }), 'INVALID_LINK');
    const { body: again } = await server.call('loginUser', { body: { email, password: other } });
    expect((await goOn(String(again.registrationToken))).status).toBe(200);
  });

  it('ends when somebody else registers the address with its invitation', async () => {
    const inviter = await someone();
    const email = 'meant@invited-twice.example';
    const invitation = await inviteCompany(server, inviter.token, email);
    const first = await beginRegistration(server, email, invitation);
    const body = { email, password: 'Another-2026-pw', language: 'en', invitationToken: invitation };
    const second = await server.call('createAccount', { body });
    expectProblem(await goOn(first), 'INVALID_LINK');
    expect((await goOn(String(second.body.registrationToken))).status).toBe(200);
  });
});

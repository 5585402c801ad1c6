import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { activityOf, demoTokens } from '../../testing/members.ts';
import { hashSecret } from '../../tokens/secrets.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const { admin, editor, foreigner } = await demoTokens(server);

interface Pending {
  id: string;
  email: string;
  createdAt: string;
  sentAt: string;
  expiresAt: string;
}

const invite = (token: string, ...emails: string[]) =>
  server.call('inviteUsers', { token, body: { emails, accessLevel: 'EDITOR' } });
const list = async (token: string, query: Record<string, string> = {}) => {
  const { status, body } = await server.call('listPendingUserInvitations', { token, query });
  expect(status).toBe(200);
  return body as unknown as { data: Pending[]; metadata: { count: number } };
};
const emails = async (token: string) => (await list(token, { limit: '500' })).data.map(({ email }) => email);
const sendAgain = (token: string, body: unknown) => server.call('sendUserInvitationsAgain', { token, body });
const withdraw = (token: string, body: unknown) => server.call('withdrawUserInvitations', { token, body });
const linkState = async (token: string) => {
  const { rows } = await server.database.withoutOrganisation((tx) =>
    sql<{ state: string }>`select state from preview_invitation(${hashSecret(token)}, 'USER_INVITATION')`.execute(tx),
  );
  return rows[0]?.state;
};

describe('listPendingUserInvitations', () => {
  it('answers an EDITOR with those of the own organisation, the newest first, and when each lapses', async () => {
    await invite(admin, 'first@example.org');
    await invite(admin, 'second@example.org');
    await invite(foreigner, 'foreign@example.org');
    const { data, metadata } = await list(editor);
    expect(metadata).toEqual({ count: 2 });
    expect(data.map(({ email }) => email)).toEqual(['second@example.org', 'first@example.org']);
    expect(data[0]).toMatchObject({ accessLevel: 'EDITOR', invitedBy: 'Lena Brandt' });
    const { sentAt = '', expiresAt = '' } = data[0] ?? {};
    expect(Date.parse(expiresAt) - Date.parse(sentAt)).toBe(14 * 24 * 60 * 60 * 1000);
    expect((await list(editor, { limit: '1', pageNumber: '1' })).data).toEqual([data[1]]);
  });

  it('refuses a page that is too deep, and needs a session', async () => {
    const deep = await server.call('listPendingUserInvitations', { token: editor, query: { pageNumber: '1000' } });
    expectProblem(deep, 'PAGE_TOO_DEEP');
    expectProblem(await server.call('listPendingUserInvitations'), 'UNAUTHENTICATED');
  });
});

describe('sendUserInvitationsAgain', () => {
  it('sends a link anew, and the older one lapses', async () => {
    await deliverMails(server);
    await invite(admin, 'again@example.org', 'too@example.org');
    const older = linkToken(
      (await deliverMails(server)).find(({ to }) => to === 'again@example.org'),
      '/register-user',
    );
    expect(await linkState(older)).toBe('VALID');
    const before = (await list(admin)).data.find(({ email }) => email === 'again@example.org');
    const answer = await sendAgain(admin, [' AGAIN@example.org', 'again@example.org', 'too@example.org']);
    expect(answer.status).toBe(204);
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['again@example.org', 'too@example.org']);
    const newer = linkToken(
      mails.find(({ to }) => to === 'again@example.org'),
      '/register-user',
    );
    expect([await linkState(older), await linkState(newer)]).toEqual(['EXPIRED', 'VALID']);
    const after = (await list(admin)).data.find(({ email }) => email === 'again@example.org');
    expect(after).toMatchObject({ id: before?.id, createdAt: before?.createdAt });
    expect(Date.parse(after?.sentAt ?? '')).toBeGreaterThan(Date.parse(before?.sentAt ?? ''));
    expect(await activityOf(server, 'Nordic Kitchen')).toEqual(
      expect.arrayContaining([
        'USER_INVITATION_SENT_AGAIN Lena Brandt again@example.org',
        'USER_INVITATION_SENT_AGAIN Lena Brandt too@example.org',
      ]),
    );
  });

  it('of two calls at once leaves one link valid', async () => {
    await invite(admin, 'twice-a@example.org', 'twice-b@example.org');
    await deliverMails(server);
    const both = ['twice-a@example.org', 'twice-b@example.org'];
    const answers = await Promise.all([sendAgain(admin, both), sendAgain(admin, both.toReversed())]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const mails = await deliverMails(server);
    const states = await Promise.all(mails.map((mail) => linkState(linkToken(mail, '/register-user'))));
    expect(states).toEqual(['VALID', 'VALID']);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(both);
  });

  it('sends nothing where one is not pending in the own organisation', async () => {
    await deliverMails(server);
    const foreign = await sendAgain(admin, ['first@example.org', 'foreign@example.org']);
    const unknown = await sendAgain(admin, ['first@example.org', 'unknown@example.org']);
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect(await deliverMails(server)).toEqual([]);
    const { data } = await list(admin, { limit: '500' });
    const first = data.find(({ email }) => email === 'first@example.org');
    expect(first?.sentAt).toBe(first?.createdAt);
  });

  it('refuses what is no address, an EDITOR, and nobody', async () => {
    const wrong = await sendAgain(admin, ['first@example.org', 'wrong']);
    expectProblem(wrong, 'VALIDATION_FAILED');
    expect(wrong.body.errors).toMatchObject([{ path: '/body/1', code: 'INVALID_FORMAT' }]);
    expectProblem(await sendAgain(editor, ['first@example.org']), 'FORBIDDEN');
    expectProblem(await server.call('sendUserInvitationsAgain', { body: ['first@example.org'] }), 'UNAUTHENTICATED');
  });
});

describe('withdrawUserInvitations', () => {
  it('leaves nothing behind its link, and the address can be invited again', async () => {
    await deliverMails(server);
    await invite(admin, 'gone@example.org', 'kept@example.org');
    const mails = await deliverMails(server);
    const link = linkToken(
      mails.find(({ to }) => to === 'gone@example.org'),
      '/register-user',
    );
    expect((await withdraw(admin, ['Gone@Example.org', 'gone@example.org'])).status).toBe(204);
    expect(await linkState(link)).toBe('USED');
    expect(await emails(admin)).toContain('kept@example.org');
    expect(await emails(admin)).not.toContain('gone@example.org');
    expect(await activityOf(server, 'Nordic Kitchen')).toContain(
      'USER_INVITATION_WITHDRAWN Lena Brandt gone@example.org',
    );
    expect((await invite(admin, 'gone@example.org')).body.results).toMatchObject([{ outcome: 'INVITED' }]);
    expect(await linkState(link)).toBe('USED');
  });

  it('before the mail went out sends none', async () => {
    await deliverMails(server);
    await invite(admin, 'hasty@example.org');
    expect((await withdraw(admin, ['hasty@example.org'])).status).toBe(204);
    expect(await deliverMails(server)).toEqual([]);
  });

  it('withdraws all or none', async () => {
    const foreign = await withdraw(admin, ['first@example.org', 'foreign@example.org']);
    const unknown = await withdraw(admin, ['first@example.org', 'unknown@example.org']);
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect(await emails(admin)).toContain('first@example.org');
    expect(await emails(foreigner)).toContain('foreign@example.org');
  });

  it('by two at once happens once', async () => {
    await invite(admin, 'race@example.org');
    const answers = await Promise.all([withdraw(admin, ['race@example.org']), withdraw(admin, ['race@example.org'])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    const history = await activityOf(server, 'Nordic Kitchen');
    expect(history.filter((line) => line.includes('WITHDRAWN') && line.includes('race@'))).toHaveLength(1);
  });

  it('while it is sent again ends withdrawn', async () => {
    await invite(admin, 'both@example.org');
    const [withdrawn, sent] = await Promise.all([
      withdraw(admin, ['both@example.org']),
      sendAgain(admin, ['both@example.org']),
    ]);
    expect(withdrawn.status).toBe(204);
    expect([204, 404]).toContain(sent.status);
    expect(await emails(admin)).not.toContain('both@example.org');
  });

  it('refuses what is no address, an EDITOR, and nobody', async () => {
    const wrong = await withdraw(admin, ['wrong']);
    expect(wrong.body.errors).toMatchObject([{ path: '/body/0', code: 'INVALID_FORMAT' }]);
    expectProblem(await withdraw(editor, ['first@example.org']), 'FORBIDDEN');
    expectProblem(await server.call('withdrawUserInvitations', { body: ['first@example.org'] }), 'UNAUTHENTICATED');
    expect(await emails(admin)).toContain('first@example.org');
  });
});

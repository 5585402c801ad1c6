import { maxUsers } from '@pcf/contract/invitation-limits';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { activityOf, demoTokens, tokenOf } from '../../testing/members.ts';
import { serverForThisTest } from '../../testing/test-server.ts';
import { inviteUsers } from './user-invitations.ts';

const lena = 'lena.brandt@nordic-kitchen.example';
const jonas = 'jonas.weber@nordic-kitchen.example';
const hugo = 'hugo.petit@maison-verdier.example';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const { admin, editor, foreigner } = await demoTokens(server);

const invite = (token: string, emails: unknown, accessLevel = 'EDITOR') =>
  server.call('inviteUsers', { token, body: { emails, accessLevel } });
const pending = async (token: string) => {
  const { body } = await server.call('listPendingUserInvitations', { token, query: { limit: '500' } });
  return (body.data as { email: string }[]).map(({ email }) => email);
};

describe('inviteUsers', () => {
  it('asks again whether the caller is an ADMIN, since somebody may remove them at the same moment', async () => {
    const sessionOf = (token: string) => String(JSON.parse(atob(token.split('.')[1] ?? '')).sid);
    const input = { body: { emails: ['self@example.org'], accessLevel: 'ADMIN' as const } };
    // As it was a moment ago, when the call began.
    const late = server.database.write(sessionOf(editor), (tx, caller) =>
      inviteUsers(tx, input, { ...caller, accessLevel: 'ADMIN' }),
    );
    await expect(late).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await pending(admin)).not.toContain('self@example.org');
  });

  it('says what became of each address in the order given, and mails those it invited', async () => {
    await invite(admin, ['earlier@example.org']);
    await deliverMails(server);
    const { status, body } = await invite(
      admin,
      [
        ' New.Person+Plus@Example.ORG ',
        lena.toUpperCase(),
        'earlier@example.org',
        'new.person+plus@example.org',
        hugo,
        jonas,
      ],
      'ADMIN',
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        { email: 'new.person+plus@example.org', outcome: 'INVITED' },
        { email: lena, outcome: 'ALREADY_MEMBER' },
        { email: 'earlier@example.org', outcome: 'ALREADY_INVITED' },
        { email: 'new.person+plus@example.org', outcome: 'ALREADY_INVITED' },
        // Of another organisation, which nobody learns.
        { email: hugo, outcome: 'INVITED' },
        { email: jonas, outcome: 'ALREADY_MEMBER' },
      ],
    });
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([hugo, 'new.person+plus@example.org']);
    for (const mail of mails) {
      expect(linkToken(mail, '/register-user')).toHaveLength(43);
      expect(mail.text).toContain('Nordic Kitchen');
      expect(mail.text).toContain('Lena Brandt');
    }
    expect(await activityOf(server, 'Nordic Kitchen')).toEqual([
      'USER_INVITED Lena Brandt ADMIN hugo.petit@maison-verdier.example',
      'USER_INVITED Lena Brandt ADMIN new.person+plus@example.org',
      'USER_INVITED Lena Brandt EDITOR earlier@example.org',
    ]);
  });

  it('writes in the language of whoever invites', async () => {
    await invite(foreigner, ['amie@example.org']);
    const [mail] = await deliverMails(server);
    expect(mail).toMatchObject({ to: 'amie@example.org', html: expect.stringContaining('<html lang="fr"') });
    expect(await pending(foreigner)).toEqual(['amie@example.org']);
    expect(await pending(admin)).not.toContain('amie@example.org');
  });

  it('lets two organisations invite one address', async () => {
    for (const token of [admin, foreigner]) {
      const { body } = await invite(token, ['wanted@example.org']);
      expect(body.results).toEqual([{ email: 'wanted@example.org', outcome: 'INVITED' }]);
    }
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual(['wanted@example.org', 'wanted@example.org']);
  });

  it('invites a hundred at once, each once, however many calls name them', async () => {
    const emails = Array.from({ length: maxUsers }, (_, index) => `colleague-${index}@example.org`);
    const answers = await Promise.all([
      invite(admin, emails),
      invite(admin, emails.toReversed()),
      invite(admin, emails),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const outcomes = answers.flatMap(({ body }) =>
      (body.results as { outcome: string }[]).map(({ outcome }) => outcome),
    );
    expect(outcomes.filter((outcome) => outcome === 'INVITED')).toHaveLength(maxUsers);
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_INVITED')).toHaveLength(2 * maxUsers);
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  });

  it('is repeated without effect by its key', async () => {
    const body = { emails: ['once@example.org'], accessLevel: 'EDITOR' };
    const headers = { 'idempotency-key': 'invite once' };
    const answers = [
      await server.call('inviteUsers', { token: admin, body, headers }),
      await server.call('inviteUsers', { token: admin, body, headers }),
    ];
    expect(answers.map((answer) => answer.body.results)).toEqual([
      [{ email: 'once@example.org', outcome: 'INVITED' }],
      [{ email: 'once@example.org', outcome: 'INVITED' }],
    ]);
    expect(await deliverMails(server)).toHaveLength(1);
  });

  it.each([
    [
      'what is no address',
      ['fine@example.org', 'no address', 'x@y'],
      ['/body/emails/1', '/body/emails/2'],
      'INVALID_FORMAT',
    ],
    ['nobody', [], ['/body/emails'], 'TOO_SHORT'],
    ['more than a hundred', Array.from({ length: 101 }, (_, i) => `n${i}@example.org`), ['/body/emails'], 'TOO_LONG'],
  ])('refuses %s and invites nobody', async (_case, emails, paths, code) => {
    const before = await pending(admin);
    const answer = await invite(admin, emails);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors).toMatchObject(paths.map((path) => ({ path, code })));
    expect(await pending(admin)).toEqual(before);
    expect(await deliverMails(server)).toEqual([]);
  });

  it('refuses an unknown level, an EDITOR, and nobody', async () => {
    const unknown = await invite(admin, ['x@example.org'], 'OWNER');
    expect(unknown.body.errors).toMatchObject([{ path: '/body/accessLevel', code: 'INVALID_VALUE' }]);
    expectProblem(await invite(editor, ['x@example.org']), 'FORBIDDEN');
    expectProblem(
      await server.call('inviteUsers', { body: { emails: ['x@example.org'], accessLevel: 'EDITOR' } }),
      'UNAUTHENTICATED',
    );
    expect(await pending(admin)).not.toContain('x@example.org');
  });

  it('is limited to sixty sendings an hour for an organisation, whatever they are', async () => {
    const limited = await serverForThisTest();
    const token = await tokenOf(limited, lena);
    const one = (index: number) =>
      limited.call('inviteUsers', { token, body: { emails: [`p${index}@example.org`], accessLevel: 'EDITOR' } });
    for (let index = 0; index < 60; index += 1) expect((await one(index)).status).toBe(200);
    const refused = await one(60);
    expectProblem(refused, 'TOO_MANY_REQUESTS');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
    const again = await limited.call('sendUserInvitationsAgain', { token, body: ['p0@example.org'] });
    expectProblem(again, 'TOO_MANY_REQUESTS');
    const other = await tokenOf(limited, 'camille.laurent@maison-verdier.example');
    const { status } = await limited.call('inviteUsers', {
      token: other,
      body: { emails: ['p@example.org'], accessLevel: 'EDITOR' },
    });
    expect(status).toBe(200);
  });
});

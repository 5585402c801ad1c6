import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { activityOf, demoTokens, organisationIdOf } from '../../testing/members.ts';
import { answerAccessRequestAs } from './access-requests.service.ts';
import { askForAccess } from './testing/ask-for-access.ts';

const kitchen = 'Nordic Kitchen';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const { admin, editor, foreigner } = await demoTokens(server);

const ask = (firstName: string, domain = 'nordic-kitchen.example', organisation = kitchen) =>
  askForAccess(server, organisation, { email: `${firstName.toLowerCase()}@${domain}`, firstName, lastName: 'Asks' });
const answer = (token: string, id: string, action: string) =>
  server.call('answerAccessRequest', { token, body: { id, action } });
const list = async (token: string, query: Record<string, string> = {}) => {
  const { status, body } = await server.call('listAccessRequests', { token, query });
  expect(status).toBe(200);
  return body as unknown as { data: { id: string; email: string }[]; metadata: { count: number } };
};
const waiting = async (token: string) => (await list(token, { limit: '500' })).data.map(({ id }) => id);
const users = async (token: string) => {
  const { body } = await server.call('listUsers', { token, query: { limit: '500' } });
  return body.data as { id: string; email: string; accessLevel: string; language: string; jobTitle: string }[];
};

describe('listAccessRequests', () => {
  it('answers an EDITOR with those who wait at the own organisation, the oldest first', async () => {
    const first = await ask('Oldest');
    const second = await askForAccess(server, kitchen, {
      email: 'second@nordic-kitchen.example',
      firstName: 'Second',
      lastName: 'Asks',
      message: 'I buy cups.',
    });
    const foreign = await ask('Foreign', 'maison-verdier.example', 'Maison Verdier');
    const answered = await ask('Answered');
    await answer(admin, answered.id, 'denyAccess');
    const { data, metadata } = await list(editor);
    expect(metadata).toEqual({ count: 2 });
    expect(data.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(data[1]).toEqual({
      id: second.id,
      email: 'second@nordic-kitchen.example',
      firstName: 'Second',
      lastName: 'Asks',
      jobTitle: 'Buyer',
      message: 'I buy cups.',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect((await list(editor, { limit: '1', pageNumber: '1' })).data).toEqual([data[1]]);
    expect(await waiting(foreigner)).toEqual([foreign.id]);
  });

  it('refuses a page that is too deep, and needs a session', async () => {
    const deep = await server.call('listAccessRequests', { token: editor, query: { pageNumber: '1000' } });
    expectProblem(deep, 'PAGE_TOO_DEEP');
    expectProblem(await server.call('listAccessRequests'), 'UNAUTHENTICATED');
  });
});

describe('answerAccessRequest', () => {
  it('approves: the person is an EDITOR and is told in the own language', async () => {
    await deliverMails(server);
    const { id } = await ask('Petra');
    // What invited the same address has then had its time.
    await server.call('inviteUsers', {
      token: admin,
      body: { emails: ['petra@nordic-kitchen.example'], accessLevel: 'ADMIN' },
    });
    expect((await answer(admin, id, 'approveAccess')).status).toBe(204);
    const petra = (await users(admin)).find(({ email }) => email === 'petra@nordic-kitchen.example');
    expect(petra).toMatchObject({ accessLevel: 'EDITOR', language: 'fr', jobTitle: 'Buyer' });
    expect(await waiting(admin)).not.toContain(id);
    const invitations = await server.call('listPendingUserInvitations', { token: admin });
    expect(invitations.body.data).toEqual([]);
    const mails = await deliverMails(server);
    expect(mails).toMatchObject([
      { to: 'petra@nordic-kitchen.example', html: expect.stringContaining('<html lang="fr"') },
    ]);
    expect(mails[0]?.text).toContain(`${server.url}/login`);
    const history = await activityOf(server, kitchen);
    expect(history).toContain('ACCESS_APPROVED Lena Brandt Petra Asks petra@nordic-kitchen.example');
    expect(history).toContain('USER_JOINED Petra Asks EDITOR Petra Asks petra@nordic-kitchen.example');
  });

  it('gives the level that is said', async () => {
    const { id } = await ask('Vera');
    const body = { id, action: 'approveAccess', accessLevel: 'VIEWER' };
    expect((await server.call('answerAccessRequest', { token: admin, body })).status).toBe(204);
    const vera = (await users(admin)).find(({ email }) => email === 'vera@nordic-kitchen.example');
    expect(vera).toMatchObject({ accessLevel: 'VIEWER' });
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual(['vera@nordic-kitchen.example']);
    const unknown = await server.call('answerAccessRequest', { token: admin, body: { ...body, accessLevel: 'OWNER' } });
    expect(unknown.body.errors).toMatchObject([{ path: '/body/accessLevel', code: 'INVALID_VALUE' }]);
  });

  it('denies: the person stays outside and is told', async () => {
    const { id, accountId } = await ask('Dora');
    expect((await answer(admin, id, 'denyAccess')).status).toBe(204);
    expect((await users(admin)).map(({ email }) => email)).not.toContain('dora@nordic-kitchen.example');
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual(['dora@nordic-kitchen.example']);
    const history = await activityOf(server, kitchen);
    expect(history).toContain('ACCESS_DENIED Lena Brandt Dora Asks dora@nordic-kitchen.example');
    const { status, answered_at, answered_by } = await server.database.asOwner((tx) =>
      tx.selectFrom('access_request').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow(),
    );
    expect([status, answered_at]).toEqual(['DENIED', expect.any(Date)]);
    expect(answered_by).toBe((await server.call('getCurrentUser', { token: admin })).body.id);
  });

  it('is possible once, and says what the answer was', async () => {
    const { id } = await ask('Olga');
    await answer(admin, id, 'denyAccess');
    await deliverMails(server);
    const again = await answer(admin, id, 'approveAccess');
    expectProblem(again, 'INVALID_TRANSITION');
    expect(again.body.currentStatus).toBe('DENIED');
    expect(await deliverMails(server)).toEqual([]);
    expect((await users(admin)).map(({ email }) => email)).not.toContain('olga@nordic-kitchen.example');
  });

  it.each([1, 2, 3])('of several at once counts one (round %i)', async (round) => {
    const { id } = await ask(`Race${round}`);
    await deliverMails(server);
    const answers = await Promise.all([
      answer(admin, id, 'approveAccess'),
      answer(admin, id, 'denyAccess'),
      answer(admin, id, 'approveAccess'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(await deliverMails(server)).toHaveLength(1);
    const joined = (await users(admin)).filter(({ email }) => email === `race${round}@nordic-kitchen.example`);
    expect(joined).toHaveLength(answers[1]?.status === 204 ? 0 : 1);
  });

  it("does not tell another organisation's request from none", async () => {
    const { id } = await ask('Theirs', 'maison-verdier.example', 'Maison Verdier');
    const foreign = await answer(admin, id, 'approveAccess');
    const unknown = await answer(admin, crypto.randomUUID(), 'approveAccess');
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect(await waiting(foreigner)).toContain(id);
  });

  it('refuses an unknown answer, an EDITOR, and nobody', async () => {
    const { id } = await ask('Still');
    const unknown = await answer(admin, id, 'maybe');
    expect(unknown.body.errors).toMatchObject([{ path: '/body/action', code: 'INVALID_VALUE' }]);
    expectProblem(await answer(editor, id, 'approveAccess'), 'FORBIDDEN');
    expectProblem(
      await server.call('answerAccessRequest', { body: { id, action: 'approveAccess' } }),
      'UNAUTHENTICATED',
    );
    expect(await waiting(admin)).toContain(id);
  });
});

describe('an access request', () => {
  it('that a link answers has nobody as its answerer', async () => {
    const { id } = await ask('Linked');
    const organisationId = await organisationIdOf(server, kitchen);
    const byLink = () =>
      server.database.forNewOrganisation(organisationId, (tx) =>
        answerAccessRequestAs(tx, { accessRequestId: id, action: 'approveAccess', answeredBy: null, organisationId }),
      );
    expect([await byLink(), await byLink()]).toEqual(['ANSWERED', 'ALREADY_ANSWERED']);
    const history = await activityOf(server, kitchen);
    expect(history).toContain('ACCESS_APPROVED nobody Linked Asks linked@nordic-kitchen.example');
  });

  it('of somebody who has become a user elsewhere can no longer be approved, and makes no second user', async () => {
    const { id, accountId } = await ask('Elsewhere');
    const email = 'elsewhere@nordic-kitchen.example';
    const elsewhere = await organisationIdOf(server, 'Maison Verdier');
    await server.database.asOwner((tx) =>
      tx
        .insertInto('organisation_user')
        .values({
          organisation_id: elsewhere,
          account_id: accountId,
          email,
          first_name: 'E',
          last_name: 'W',
          access_level: 'EDITOR',
        })
        .execute(),
    );
    await deliverMails(server);
    expectProblem(await answer(admin, id, 'approveAccess'), 'INVALID_TRANSITION');
    expect((await users(admin)).map((user) => user.email)).not.toContain(email);
    expect(await deliverMails(server)).toEqual([]);
    expect((await activityOf(server, kitchen)).filter((line) => line.includes('elsewhere@'))).toEqual([
      'ACCESS_REQUESTED nobody elsewhere@nordic-kitchen.example',
    ]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import {
  accept,
  decline,
  invited,
  invitedByLink,
  type Person,
  registeredCompany,
  sendAgain,
  sentOne,
  signedIn,
} from '../../testing/companies.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { demoOfFile, forgetThePast } from './testing/scenes.ts';
import { everything, linkState, newActivity } from './testing/stored.ts';

const { server, lena, jonas, camille } = await demoOfFile();
const claire = await signedIn(server, 'claire.fontaine@papeteries-rhone.example');
beforeEach(() => forgetThePast(server, lena));

describe('sending again', () => {
  it('makes a new link, and the one of the first mail leads nowhere', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'anna@again.example' });
    const before = await sentOne(server, lena, invitationId);
    expect(await linkState(server, link)).toBe('VALID');
    expect((await sendAgain(server, jonas, invitationId)).status).toBe(204);
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual(['anna@again.example']);
    const newer = linkToken(mails[0], '/register');
    expect([await linkState(server, link), await linkState(server, newer)]).toEqual(['EXPIRED', 'VALID']);
    const after = await sentOne(server, lena, invitationId);
    expect(Date.parse(after.sentAt)).toBeGreaterThan(Date.parse(before.sentAt));
    expect(Date.parse(after.expiresAt) - Date.parse(before.expiresAt)).toBe(
      Date.parse(after.sentAt) - Date.parse(before.sentAt),
    );
    expect(after.createdAt).toBe(before.createdAt);
    expect(await newActivity(server, lena)).toContain('INVITATION_SENT_AGAIN Jonas Weber anna@again.example');

    const other = await registeredCompany(server, 'Again', { email: 'colleague@again.example' });
    const refused = await accept(server, other, invitationId, link);
    expectProblem(refused, 'INVALID_LINK');
    expect(refused.body.reason).toBe('EXPIRED');
    expect((await accept(server, other, invitationId, newer)).body.accessResponseStatus).toBe('ACCEPTED');
  });

  it('voids a link whose mail has not gone out yet, which is then not sent', async () => {
    const invitationId = await invited(server, lena, { email: 'bert@again.example' });
    await sendAgain(server, lena, invitationId);
    expect(await deliverMails(server)).toHaveLength(1);
  });

  it('tells the ADMINs of a registered recipient once more', async () => {
    const invitationId = await invited(server, lena, { email: claire.email });
    await deliverMails(server);
    await sendAgain(server, lena, invitationId);
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual([claire.email]);
  });

  it('sends many, each once however often it is named', async () => {
    const ids = [
      await invited(server, lena, { email: 'c1@again.example' }),
      await invited(server, lena, { email: 'c2@again.example' }),
    ];
    await deliverMails(server);
    expect((await sendAgain(server, lena, ...ids, ...ids.map((id) => id.toUpperCase()))).status).toBe(204);
    expect((await deliverMails(server)).map(({ to }) => to).toSorted()).toEqual([
      'c1@again.example',
      'c2@again.example',
    ]);
  });

  it('twice at once leaves one link that holds', async () => {
    const invitationId = await invited(server, lena, { email: 'dora@again.example' });
    await deliverMails(server);
    const answers = await Promise.all([lena, jonas].map((person) => sendAgain(server, person, invitationId)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const mails = await deliverMails(server);
    expect(mails).toHaveLength(1);
    expect(await linkState(server, linkToken(mails[0], '/register'))).toBe('VALID');
  });
});

describe('what is refused', () => {
  it('an invitation of others, or one that never was: then none is sent', async () => {
    const own = await invited(server, lena, { email: 'own@refused.example' });
    const hers = await invited(server, camille, { email: 'hers@refused.example' });
    const before = await everything(server);
    const answers = [
      await sendAgain(server, lena, own, hers),
      await sendAgain(server, lena, own, crypto.randomUUID()),
      await sendAgain(server, camille, own),
    ];
    for (const answer of answers) expectProblem(answer, 'NOT_FOUND');
    const bodies = answers.map(({ body: { instance: _request, ...body } }) => body);
    expect(bodies[0]).toEqual(bodies[1]);
    expect(await everything(server)).toEqual(before);
  });

  it('the recipient, who may see but not send it', async () => {
    const invitationId = await invited(server, camille, { email: claire.email });
    expectProblem(await sendAgain(server, claire, invitationId), 'NOT_FOUND');
  });

  it('one that is answered: then none is sent, and the status is told', async () => {
    const open = await invited(server, lena, { email: 'open@refused.example' });
    const sara = await signedIn(server, 'sara.lindholm@lindholm-plastics.example');
    const declined = await invited(server, lena, { email: sara.email });
    expect((await decline(server, sara, declined)).status).toBe(200);
    const before = await everything(server);
    const answer = await sendAgain(server, lena, open, declined);
    expectProblem(answer, 'INVALID_TRANSITION');
    expect(answer.body.currentStatus).toBe('DECLINED');
    expect(await everything(server)).toEqual(before);
  });

  it.each([
    ['none', []],
    ['what is no id', ['x']],
    ['more than a hundred', Array.from({ length: 101 }, () => crypto.randomUUID())],
  ])('%s', async (_case, invitationIds) => {
    expectProblem(
      await server.call('sendInvitationsAgain', { token: lena.token, body: { invitationIds } }),
      'VALIDATION_FAILED',
    );
  });

  it('a caller without a session', async () => {
    expectProblem(
      await server.call('sendInvitationsAgain', { body: { invitationIds: [crypto.randomUUID()] } }),
      'UNAUTHENTICATED',
    );
  });
});

it('an organisation sends sixty times an hour, whichever of its users calls', async () => {
  const thomas = await signedIn(server, 'thomas.girard@coop-agri-centre.example');
  const julie = await signedIn(server, 'julie.moreau@coop-agri-centre.example');
  const invite = ({ token }: Person) =>
    server.call('createInvitations', {
      token,
      body: { invitations: [{ email: 'same@limit.example', relation: 'SUPPLIER' }] },
    });
  const invitationId = await invited(server, thomas, { email: 'again@limit.example' });
  for (let call = 1; call < 60; call += 1) expect((await invite(call % 2 ? thomas : julie)).status).toBe(200);
  const answers = [await invite(thomas), await invite(julie), await sendAgain(server, julie, invitationId)];
  for (const answer of answers) {
    expectProblem(answer, 'TOO_MANY_REQUESTS');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
  }
  expect((await invite(lena)).status).toBe(200);
});

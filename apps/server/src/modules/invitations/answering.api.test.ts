import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem, expectSameProblem } from '../../http/testing/expect-problem.ts';
import { accept, companiesOf, decline, invite, invited, received, sentOne, signedIn } from '../../testing/companies.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import type { Answer } from '../../testing/test-server.ts';
import { demoOfFile, forgetThePast } from './testing/scenes.ts';
import { connectionsOf, everything, newActivity, visibleTo } from './testing/stored.ts';

const { server, lena, camille } = await demoOfFile();
const ingrid = await signedIn(server, 'ingrid.solberg@hydral-rolling.example');
const erik = await signedIn(server, 'erik.haugen@hydral-rolling.example');
beforeEach(() => forgetThePast(server, lena, ingrid));

const aCompany = companiesOf(server);

describe('accepting', () => {
  it('by an EDITOR of the invited organisation connects both and tells the inviter', async () => {
    const invitationId = await invited(server, lena, { email: ingrid.email, organisationName: 'The rollers' });
    const placeholder = (await sentOne(server, lena, invitationId)).partnerId;
    await deliverMails(server);
    const { status, body } = await accept(server, erik, invitationId);
    expect([status, body]).toEqual([200, { accessResponseStatus: 'ACCEPTED', claimState: 'ENABLED' }]);
    expect(await connectionsOf(server, ingrid)).toEqual(['Nordic Kitchen > Hydral Rolling AS ACCEPTED']);
    expect(await connectionsOf(server, { ...lena, organisationId: placeholder })).toEqual([]);
    expect(await sentOne(server, lena, invitationId)).toMatchObject({
      accessResponseStatus: 'ACCEPTED',
      organisationName: 'Hydral Rolling AS',
      partnerId: ingrid.organisationId,
      canUndo: true,
      claims: [{ state: 'ENABLED', personName: 'Erik Haugen', email: erik.email }],
    });
    expect(await received(server, ingrid)).toMatchObject([
      { id: invitationId, accessResponseStatus: 'ACCEPTED', claimState: 'ENABLED' },
    ]);
    const mails = await deliverMails(server);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [lena.email, expect.stringContaining('Hydral Rolling AS')],
    ]);
    expect(await newActivity(server, lena)).toEqual([
      'INVITATION_ACCEPTED nobody Hydral Rolling AS ingrid.solberg@hydral-rolling.example',
      'INVITATION_SENT Lena Brandt SUPPLIER ingrid.solberg@hydral-rolling.example',
    ]);
    expect(await newActivity(server, ingrid)).toEqual(['INVITATION_ACCEPTED Erik Haugen Nordic Kitchen']);
  });

  it('makes everybody there connected already, but not in the other direction', async () => {
    const results = await invite(
      server,
      lena,
      { email: ingrid.email },
      { email: erik.email },
      { email: erik.email, relation: 'CUSTOMER' },
    );
    expect(results).toEqual([
      { email: ingrid.email, outcome: 'ALREADY_CONNECTED', invitationId: null },
      { email: erik.email, outcome: 'ALREADY_CONNECTED', invitationId: null },
      { email: erik.email, outcome: 'INVITED', invitationId: expect.any(String) },
    ]);
  });

  it('as a customer makes the inviter the supplier', async () => {
    const buyer = await aCompany('Buyer');
    const invitationId = await invited(server, lena, { email: buyer.email, relation: 'CUSTOMER' });
    await accept(server, buyer, invitationId);
    expect(await connectionsOf(server, buyer)).toEqual(['Buyer > Nordic Kitchen ACCEPTED']);
  });

  it('twice at once succeeds once', async () => {
    const pair = await aCompany('Pair');
    const invitationId = await invited(server, lena, { email: pair.email });
    await deliverMails(server);
    const answers = await Promise.all([1, 2].map(() => accept(server, pair, invitationId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('INVALID_TRANSITION');
    expect(await deliverMails(server)).toHaveLength(1);
    expect((await sentOne(server, lena, invitationId)).claims).toHaveLength(1);
  });

  it('crosswise at once makes one connection', async () => {
    const cross = await aCompany('Cross');
    const theirs = await invited(server, cross, { email: lena.email, relation: 'CUSTOMER' });
    const ours = await invited(server, lena, { email: cross.email, relation: 'SUPPLIER' });
    const answers = await Promise.all([accept(server, lena, theirs), accept(server, cross, ours)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await connectionsOf(server, cross)).toEqual(['Nordic Kitchen > Cross ACCEPTED']);
  });
});

describe('before it is answered', () => {
  it('the invited organisation sees the invitation and nothing else of the inviter', async () => {
    const target = await aCompany('Target');
    await invited(server, lena, { email: target.email });
    expect(await visibleTo(server, target)).toEqual({
      organisations: [target.organisationId],
      connections: [],
      invitations: [],
      claims: [],
      actors: [target.organisationId],
    });
  });
});

describe('declining', () => {
  it('closes the connection and tells the inviter', async () => {
    const decliner = await aCompany('Decliner');
    const invitationId = await invited(server, lena, { email: decliner.email, organisationName: 'Perhaps' });
    await deliverMails(server);
    await newActivity(server, lena);
    const { status, body } = await decline(server, decliner, invitationId);
    expect([status, body]).toEqual([200, { accessResponseStatus: 'DECLINED', claimState: null }]);
    expect(await connectionsOf(server, lena)).toContain('Nordic Kitchen > Perhaps DECLINED');
    expect(await connectionsOf(server, decliner)).toEqual([]);
    expect(await sentOne(server, lena, invitationId)).toMatchObject({
      accessResponseStatus: 'DECLINED',
      organisationName: 'Perhaps',
      canUndo: false,
      claims: [],
    });
    expect((await deliverMails(server)).map(({ to, subject }) => [to, subject])).toEqual([
      [lena.email, expect.stringContaining('Perhaps')],
    ]);
    expect(await newActivity(server, lena)).toEqual([`INVITATION_DECLINED nobody ${decliner.email}`]);
    expect(await newActivity(server, decliner)).toEqual(['INVITATION_DECLINED Robin Keller Nordic Kitchen']);
  });

  it('is final for that invitation, but the same partner can be invited again', async () => {
    const decliner = await aCompany('Second thoughts');
    const first = await invited(server, lena, { email: decliner.email, organisationName: 'Hesitant' });
    const { partnerId } = await sentOne(server, lena, first);
    await decline(server, decliner, first);
    for (const answer of [await accept(server, decliner, first), await decline(server, decliner, first)]) {
      expectProblem(answer, 'INVALID_TRANSITION');
      expect(answer.body.currentStatus).toBe('DECLINED');
    }
    const second = await invited(server, lena, { email: decliner.email });
    expect((await sentOne(server, lena, second)).partnerId).toBe(partnerId);
    expect(await connectionsOf(server, lena)).toContain('Nordic Kitchen > Hesitant PENDING');
    expect((await accept(server, decliner, second)).status).toBe(200);
    expect(await connectionsOf(server, decliner)).toEqual(['Nordic Kitchen > Second thoughts ACCEPTED']);
    expect((await connectionsOf(server, lena)).filter((line) => line.includes('Hesitant'))).toEqual([]);
    expect((await received(server, decliner)).map(({ accessResponseStatus }) => accessResponseStatus)).toEqual([
      'ACCEPTED',
      'DECLINED',
    ]);
  });

  it('and accepting at once: one of the two stands', async () => {
    const torn = await aCompany('Torn');
    const invitationId = await invited(server, lena, { email: torn.email });
    const answers = await Promise.all([accept(server, torn, invitationId), decline(server, torn, invitationId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { accessResponseStatus } = await sentOne(server, lena, invitationId);
    expect(answers.find(({ status }) => status === 200)?.body.accessResponseStatus).toBe(accessResponseStatus);
  });
});

describe('what is refused', () => {
  it('says which status the invitation has', async () => {
    const done = await aCompany('Done');
    const invitationId = await invited(server, lena, { email: done.email });
    await accept(server, done, invitationId);
    for (const answer of [await accept(server, done, invitationId), await decline(server, done, invitationId)]) {
      expectProblem(answer, 'INVALID_TRANSITION');
      expect(answer.body.currentStatus).toBe('ACCEPTED');
    }
  });

  it('an invitation to others, the own one, or one that never was, with the same answer', async () => {
    const invitationId = await invited(server, lena, { email: (await aCompany('Not hers')).email });
    const before = await everything(server);
    const refused: Answer[] = [];
    for (const answer of [accept, decline]) {
      for (const [person, id] of [
        [camille, invitationId],
        [lena, invitationId],
        [camille, crypto.randomUUID()],
      ] as const) {
        refused.push(await answer(server, person, id));
      }
    }
    expectSameProblem(refused, 'NOT_FOUND');
    expect(await everything(server)).toEqual(before);
  });

  it('what is no id, an unknown field, and a caller without a session', async () => {
    expectProblem(await accept(server, lena, 'x'), 'VALIDATION_FAILED');
    expectProblem(await decline(server, lena, 'x'), 'VALIDATION_FAILED');
    const params = { invitationId: crypto.randomUUID() };
    const body = { token: 'x', email: 'y' };
    expectProblem(await server.call('acceptInvitation', { token: lena.token, params, body }), 'VALIDATION_FAILED');
    expectProblem(await server.call('acceptInvitation', { params }), 'UNAUTHENTICATED');
    expectProblem(await server.call('declineInvitation', { params }), 'UNAUTHENTICATED');
  });
});

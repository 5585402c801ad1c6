import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import {
  accept,
  decide,
  decline,
  invite,
  invited,
  invitedByLink,
  newestLink,
  type Person,
  received,
  registeredCompany,
  sendAgain,
  sentOne,
  undo,
  waitingClaim,
} from '../../testing/companies.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { demoOfFile, forgetThePast } from './testing/scenes.ts';
import { connectionsOf, everything, linkState, newActivity, visibleTo } from './testing/stored.ts';

const { server, lena, jonas, camille } = await demoOfFile();
beforeEach(() => forgetThePast(server, lena));

let companies = 0;
const aCompany = (name: string, email?: string) => {
  companies += 1;
  return registeredCompany(server, name, { email: email ?? `boss@undo-${companies}.example` });
};

/** The wrong party has used the link, and the inviter has confirmed it by mistake. */
async function wronglyConfirmed(email: string, wrong: Person) {
  const { invitationId, link } = await invitedByLink(server, lena, { email, organisationName: `For ${email}` });
  const { partnerId } = await sentOne(server, lena, invitationId);
  const claimId = await waitingClaim(server, wrong, invitationId, link);
  expect((await decide(server, 'confirmClaim', lena, invitationId, claimId)).status).toBe(200);
  await deliverMails(server);
  for (const person of [lena, wrong]) await newActivity(server, person);
  return { invitationId, link, claimId, placeholder: partnerId };
}

describe('undoing a claim', () => {
  it('ends the connection, opens the invitation again with a fresh placeholder and tells the wrong party', async () => {
    const wrong = await aCompany('Wrong');
    const { invitationId, link, placeholder } = await wronglyConfirmed('right@undone.example', wrong);
    const { status, body } = await undo(server, lena, invitationId);
    expect([status, body]).toEqual([200, { accessResponseStatus: 'PENDING', claimState: 'DISABLED' }]);
    const invitation = await sentOne(server, lena, invitationId);
    expect(invitation).toMatchObject({
      accessResponseStatus: 'PENDING',
      organisationName: 'For right@undone.example',
      answeredAt: null,
      claims: [],
      canUndo: false,
    });
    expect([placeholder, wrong.organisationId]).not.toContain(invitation.partnerId);
    expect(await connectionsOf(server, lena)).toContain('Nordic Kitchen > For right@undone.example PENDING');
    expect(await connectionsOf(server, wrong)).toEqual([]);
    expect(await received(server, wrong)).toEqual([]);
    expect((await visibleTo(server, wrong)).connections).toEqual([]);
    expect(await linkState(server, link)).not.toBe('VALID');
    expectProblem(await accept(server, wrong, invitationId, link), 'INVALID_LINK');
    expectProblem(await accept(server, wrong, invitationId), 'NOT_FOUND');
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual([wrong.email]);
    expect(await newActivity(server, lena)).toEqual([`CLAIM_UNDONE Lena Brandt ${wrong.email} right@undone.example`]);
    expect(await newActivity(server, wrong)).toEqual(['CLAIM_UNDONE nobody Nordic Kitchen']);
  });

  it('lets the right party claim with a new link', async () => {
    const wrong = await aCompany('Wrong again');
    const { invitationId } = await wronglyConfirmed('right@later.example', wrong);
    await undo(server, lena, invitationId);
    expect(await invite(server, lena, { email: 'right@later.example' })).toMatchObject([
      { outcome: 'ALREADY_INVITED', invitationId },
    ]);
    expect((await sendAgain(server, lena, invitationId)).status).toBe(204);
    const link = await newestLink(server, 'right@later.example');
    const right = await aCompany('Right', 'colleague@later.example');
    expect((await accept(server, right, invitationId, link)).body.accessResponseStatus).toBe('ACCEPTED');
    expect(await connectionsOf(server, right)).toEqual(['Nordic Kitchen > Right ACCEPTED']);
    expect((await undo(server, lena, invitationId)).status).toBe(200);
    expect(await connectionsOf(server, right)).toEqual([]);
  });

  it('gives the invitation to the one who was meant and has registered', async () => {
    const wrong = await aCompany('Wrong too');
    const { invitationId } = await wronglyConfirmed('right@registered.example', wrong);
    const right = await aCompany('Registered since', 'right@registered.example');
    expect(await received(server, right)).toEqual([]);
    await undo(server, lena, invitationId);
    expect(await received(server, right)).toMatchObject([{ id: invitationId, accessResponseStatus: 'PENDING' }]);
    expect((await accept(server, right, invitationId)).status).toBe(200);
  });

  it('of the invited address itself leaves it to a new link as well', async () => {
    const meant = await aCompany('Meant');
    const invitationId = await invited(server, lena, { email: meant.email });
    await accept(server, meant, invitationId);
    await undo(server, lena, invitationId);
    expect(await received(server, meant)).toEqual([]);
    await sendAgain(server, lena, invitationId);
    const link = await newestLink(server, meant.email);
    expect((await accept(server, meant, invitationId, link)).body.claimState).toBe('ENABLED');
  });

  it('keeps a connection that another claim made too, until that is undone as well', async () => {
    const twice = await aCompany('Twice');
    const first = await wronglyConfirmed('one@twice-claimed.example', twice);
    const second = await wronglyConfirmed('two@twice-claimed.example', twice);
    await undo(server, lena, first.invitationId);
    expect(await connectionsOf(server, twice)).toEqual(['Nordic Kitchen > Twice ACCEPTED']);
    await undo(server, lena, second.invitationId);
    expect(await connectionsOf(server, twice)).toEqual([]);
  });

  it('leaves a connection in the other direction alone', async () => {
    const both = await aCompany('Both ways');
    const customer = await invited(server, lena, { email: both.email, relation: 'CUSTOMER' });
    await accept(server, both, customer);
    const supplier = await invited(server, lena, { email: both.email });
    await accept(server, both, supplier);
    await undo(server, lena, supplier);
    expect(await connectionsOf(server, both)).toEqual(['Both ways > Nordic Kitchen ACCEPTED']);
  });
});

describe('what is refused', () => {
  it('an EDITOR, who changes nothing', async () => {
    const { invitationId } = await wronglyConfirmed('right@editor.example', await aCompany('Editor’s'));
    const before = await everything(server);
    expectProblem(await undo(server, jonas, invitationId), 'FORBIDDEN');
    expect(await everything(server)).toEqual(before);
  });

  it('a second time, and at once one of two', async () => {
    const { invitationId } = await wronglyConfirmed('right@second.example', await aCompany('Second'));
    const answers = await Promise.all([1, 2].map(() => undo(server, lena, invitationId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.currentStatus).toBe('PENDING');
    expectProblem(await undo(server, lena, invitationId), 'INVALID_TRANSITION');
    expect(await deliverMails(server)).toHaveLength(1);
  });

  it('what nobody has claimed, or somebody declined', async () => {
    const open = await invited(server, lena, { email: 'open@nothing-to-undo.example' });
    const decliner = await aCompany('Decliner');
    const declined = await invited(server, lena, { email: decliner.email });
    await decline(server, decliner, declined);
    for (const [id, currentStatus] of [
      [open, 'PENDING'],
      [declined, 'DECLINED'],
    ] as const) {
      const answer = await undo(server, lena, id);
      expectProblem(answer, 'INVALID_TRANSITION');
      expect(answer.body.currentStatus).toBe(currentStatus);
    }
  });

  it('others, the claimant among them, what never was, what is no id, and nobody', async () => {
    const claimant = await aCompany('Claimant');
    const { invitationId } = await wronglyConfirmed('right@others.example', claimant);
    const before = await everything(server);
    for (const [person, id] of [
      [camille, invitationId],
      [claimant, invitationId],
      [lena, crypto.randomUUID()],
    ] as const) {
      expectProblem(await undo(server, person, id), 'NOT_FOUND');
    }
    expectProblem(await undo(server, lena, 'x'), 'VALIDATION_FAILED');
    expectProblem(await server.call('undoClaim', { params: { invitationId } }), 'UNAUTHENTICATED');
    expect(await everything(server)).toEqual(before);
  });
});

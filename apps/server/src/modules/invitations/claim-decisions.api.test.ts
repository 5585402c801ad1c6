import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem, expectSameProblem } from '../../http/testing/expect-problem.ts';
import {
  accept,
  decide,
  invitedByLink,
  type Person,
  received,
  registeredCompany,
  sentOne,
  signedIn,
  waitingClaim,
} from '../../testing/companies.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import type { Answer } from '../../testing/test-server.ts';
import { demoOfFile, forgetThePast } from './testing/scenes.ts';
import { connectionsOf, everything, linkState, newActivity, visibleTo } from './testing/stored.ts';

const { server, lena, jonas, camille } = await demoOfFile();
const giulia = await signedIn(server, 'giulia.moser@vetro-adige.example');
const thomas = await signedIn(server, 'thomas.girard@coop-agri-centre.example');
beforeEach(() => forgetThePast(server, lena, giulia));

let companies = 0;
/** An invitation of Lena's to somebody, whose link a company that was not meant has used. */
async function waiting(relation: 'SUPPLIER' | 'CUSTOMER' = 'SUPPLIER', by?: Person) {
  companies += 1;
  const email = `meant@decision-${companies}.example`;
  const stranger =
    by ?? (await registeredCompany(server, `Stranger ${companies}`, { email: `s@s-${companies}.example` }));
  const { invitationId, link } = await invitedByLink(server, lena, { email, organisationName: email, relation });
  const claimId = await waitingClaim(server, stranger, invitationId, link);
  await forgetThePast(server, lena);
  return { email, invitationId, link, claimId, stranger };
}

describe('confirming', () => {
  it('by an EDITOR connects the stranger in place of the placeholder, who is told', async () => {
    const { email, invitationId, claimId, link } = await waiting('SUPPLIER', giulia);
    const { status, body } = await decide(server, 'confirmClaim', jonas, invitationId, claimId);
    expect([status, body]).toEqual([200, { accessResponseStatus: 'ACCEPTED', claimState: 'ENABLED' }]);
    expect(await connectionsOf(server, giulia)).toEqual(['Nordic Kitchen > Vetro Adige ACCEPTED']);
    expect((await connectionsOf(server, lena)).filter((line) => line.includes(email))).toEqual([]);
    expect(await sentOne(server, lena, invitationId)).toMatchObject({
      accessResponseStatus: 'ACCEPTED',
      organisationName: 'Vetro Adige',
      partnerId: giulia.organisationId,
      canUndo: true,
      claims: [{ id: claimId, state: 'ENABLED' }],
    });
    expect(await received(server, giulia)).toMatchObject([{ id: invitationId, claimState: 'ENABLED' }]);
    expect((await visibleTo(server, giulia)).connections).toHaveLength(1);
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual([giulia.email]);
    expect(mails[0]?.html).toContain('lang="de"');
    expect(await linkState(server, link)).toBe('USED');
    expect(await newActivity(server, lena)).toEqual([
      `CLAIM_CONFIRMED Jonas Weber ${giulia.email} ${email}`,
      `INVITATION_ACCEPTED nobody Vetro Adige ${email}`,
    ]);
    expect(await newActivity(server, giulia)).toEqual(['INVITATION_ACCEPTED Giulia Moser Nordic Kitchen']);
  });

  it('of an invited customer makes the stranger the customer', async () => {
    const { invitationId, claimId, stranger } = await waiting('CUSTOMER');
    await decide(server, 'confirmClaim', lena, invitationId, claimId);
    expect(await connectionsOf(server, stranger)).toEqual([
      expect.stringMatching(/^Stranger \d+ > Nordic Kitchen ACCEPTED$/),
    ]);
  });

  it('of one of two refuses the other, and both are told', async () => {
    const { invitationId, link, claimId, stranger } = await waiting();
    const otherClaim = await waitingClaim(server, thomas, invitationId, link);
    await deliverMails(server);
    expect((await decide(server, 'confirmClaim', lena, invitationId, claimId)).status).toBe(200);
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([stranger.email, thomas.email].toSorted());
    expect(mails.find(({ to }) => to === thomas.email)?.html).toContain('lang="fr"');
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2);
    const late = await decide(server, 'confirmClaim', lena, invitationId, otherClaim);
    expectProblem(late, 'INVALID_TRANSITION');
    expect(late.body.currentStatus).toBe('DISABLED');
    expect(await connectionsOf(server, thomas)).toEqual([]);
    expect((await sentOne(server, lena, invitationId)).claims).toMatchObject([{ id: claimId }]);
  });

  it('both of two at once succeeds for one', async () => {
    const { invitationId, link, claimId, stranger } = await waiting();
    const rival = await registeredCompany(server, 'Rival', { email: 'boss@rival.example' });
    const rivalClaim = await waitingClaim(server, rival, invitationId, link);
    const answers = await Promise.all(
      [claimId, rivalClaim].map((claim) => decide(server, 'confirmClaim', lena, invitationId, claim)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const connected = [...(await connectionsOf(server, stranger)), ...(await connectionsOf(server, rival))];
    expect(connected).toHaveLength(1);
    expect((await sentOne(server, lena, invitationId)).claims).toHaveLength(1);
  });

  it('twice at once succeeds once, with one mail', async () => {
    const { invitationId, claimId } = await waiting();
    const answers = await Promise.all(
      [lena, jonas].map((person) => decide(server, 'confirmClaim', person, invitationId, claimId)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.currentStatus).toBe('ENABLED');
    expect(await deliverMails(server)).toHaveLength(1);
  });
});

describe('refusing', () => {
  it('tells the stranger, and leaves the invitation to the one who was meant', async () => {
    const { email, invitationId, claimId, link, stranger } = await waiting();
    const { status, body } = await decide(server, 'refuseClaim', jonas, invitationId, claimId);
    expect([status, body]).toEqual([200, { accessResponseStatus: 'PENDING', claimState: 'DISABLED' }]);
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual([stranger.email]);
    expect(await sentOne(server, lena, invitationId)).toMatchObject({ accessResponseStatus: 'PENDING', claims: [] });
    expect(await received(server, stranger)).toEqual([]);
    expect((await visibleTo(server, stranger)).connections).toEqual([]);
    expect(await newActivity(server, lena)).toEqual([
      expect.stringMatching(new RegExp(`^CLAIM_REFUSED Jonas Weber .*${email}`)),
    ]);
    expect(await linkState(server, link)).toBe('VALID');
    const meant = await registeredCompany(server, 'Meant', { email: email.replace('meant', 'colleague') });
    expect((await accept(server, meant, invitationId, link)).body.claimState).toBe('ENABLED');
  });

  it('lets the stranger ask once more with the same link', async () => {
    const { invitationId, claimId, link, stranger } = await waiting();
    await decide(server, 'refuseClaim', lena, invitationId, claimId);
    expect(await waitingClaim(server, stranger, invitationId, link)).not.toBe(claimId);
  });

  it('after it was confirmed, or confirming after it was refused, is refused', async () => {
    const [first, second] = [await waiting(), await waiting()];
    await decide(server, 'confirmClaim', lena, first.invitationId, first.claimId);
    await decide(server, 'refuseClaim', lena, second.invitationId, second.claimId);
    await deliverMails(server);
    const before = await everything(server);
    const answers = [
      await decide(server, 'refuseClaim', lena, first.invitationId, first.claimId),
      await decide(server, 'confirmClaim', lena, second.invitationId, second.claimId),
    ];
    for (const answer of answers) expectProblem(answer, 'INVALID_TRANSITION');
    expect(answers.map(({ body }) => body.currentStatus)).toEqual(['ENABLED', 'DISABLED']);
    expect(await everything(server)).toEqual(before);
  });

  it('and confirming at once: one of the two stands', async () => {
    const { invitationId, claimId, stranger } = await waiting();
    const answers = await Promise.all(
      (['confirmClaim', 'refuseClaim'] as const).map((name) => decide(server, name, lena, invitationId, claimId)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const confirmed = answers[0]?.status === 200;
    expect(await connectionsOf(server, stranger)).toHaveLength(confirmed ? 1 : 0);
  });
});

describe.each(['confirmClaim', 'refuseClaim'] as const)('%s', (name) => {
  it('is the inviter’s alone, and only for a claim of that invitation', async () => {
    const [one, two] = [await waiting(), await waiting()];
    const before = await everything(server);
    const refused: Answer[] = [];
    for (const [person, invitationId, claimId] of [
      [camille, one.invitationId, one.claimId],
      [one.stranger, one.invitationId, one.claimId],
      [lena, one.invitationId, two.claimId],
      [lena, crypto.randomUUID(), one.claimId],
      [lena, one.invitationId, crypto.randomUUID()],
    ] as const) {
      refused.push(await decide(server, name, person, invitationId, claimId));
    }
    expectSameProblem(refused, 'NOT_FOUND');
    expect(await everything(server)).toEqual(before);
  });

  it('refuses what is no id, and a caller without a session', async () => {
    expectProblem(await decide(server, name, lena, 'x', 'y'), 'VALIDATION_FAILED');
    const params = { invitationId: crypto.randomUUID(), claimId: crypto.randomUUID() };
    expectProblem(await server.call(name, { params }), 'UNAUTHENTICATED');
  });
});

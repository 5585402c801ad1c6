import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import {
  accept,
  decline,
  invitedByLink,
  received,
  registeredCompany,
  sentOne,
  signedIn,
  waitingClaim,
} from '../../testing/companies.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { demoOfFile, forgetThePast } from './testing/scenes.ts';
import { connectionsOf, everything, linkState, newActivity, visibleTo } from './testing/stored.ts';

const { server, lena, jonas, camille } = await demoOfFile();
const stranger = await signedIn(server, 'giulia.moser@vetro-adige.example');
beforeEach(() => forgetThePast(server, lena, stranger));

const accepted = [200, { accessResponseStatus: 'ACCEPTED', claimState: 'ENABLED' }];

describe('the link of an invitation', () => {
  it('takes effect at once for the invited address, which by then needs no link', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'exact@public-mail.example' });
    const exact = await registeredCompany(server, 'Exact', { email: 'exact@public-mail.example' });
    expect(await received(server, exact)).toMatchObject([{ id: invitationId, claimState: null }]);
    const { status, body } = await accept(server, exact, invitationId, link);
    expect([status, body]).toEqual(accepted);
    expect(await linkState(server, link)).toBe('USED');
  });

  it('takes effect at once for a colleague of the same company domain, and is used up', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, {
      email: 'invited@same-domain.example',
      organisationName: 'As we call it',
    });
    const colleague = await registeredCompany(server, 'Same Domain', { email: 'colleague@same-domain.example' });
    expect(await received(server, colleague)).toEqual([]);
    const { status, body } = await accept(server, colleague, invitationId, link);
    expect([status, body]).toEqual(accepted);
    expect(await connectionsOf(server, colleague)).toEqual(['Nordic Kitchen > Same Domain ACCEPTED']);
    expect((await connectionsOf(server, lena)).filter((line) => line.includes('As we call it'))).toEqual([]);
    expect(await received(server, colleague)).toMatchObject([{ id: invitationId, claimState: 'ENABLED' }]);
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual([lena.email]);

    const late = await accept(server, stranger, invitationId, link);
    expectProblem(late, 'INVALID_LINK');
    expect(late.body.reason).toBe('USED');
  });

  it('makes the domain of a public mail service wait like any other', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'anna.invited@gmail.com' });
    const other = await registeredCompany(server, 'Other Mail', { email: 'somebody.else@gmail.com' });
    await waitingClaim(server, other, invitationId, link);
    expect(await connectionsOf(server, other)).toEqual([]);
  });

  it('makes a domain wait that only ends like the invited one', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'invited@ends-alike.example' });
    const subdomain = await registeredCompany(server, 'Sub', { email: 'a@not.ends-alike.example' });
    await waitingClaim(server, subdomain, invitationId, link);
  });
});

describe('a stranger with the link', () => {
  it('waits, and the inviter is asked once', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'meant@waiting.example' });
    const before = await connectionsOf(server, lena);
    await newActivity(server, lena);
    const claimId = await waitingClaim(server, stranger, invitationId, link);
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual([lena.email]);
    expect(mails[0]?.text).toContain(stranger.email);
    expect(mails[0]?.text).toContain('Vetro Adige');
    expect(await sentOne(server, lena, invitationId)).toMatchObject({
      accessResponseStatus: 'PENDING',
      canUndo: false,
      claims: [
        {
          id: claimId,
          state: 'WAITING_FOR_APPROVAL',
          organisationName: 'Vetro Adige',
          personName: 'Giulia Moser',
          email: stranger.email,
        },
      ],
    });
    expect(await newActivity(server, lena)).toEqual([`CLAIM_REQUESTED nobody ${stranger.email} meant@waiting.example`]);

    expect(await waitingClaim(server, stranger, invitationId, link)).toBe(claimId);
    expect(await deliverMails(server)).toEqual([]);
    expect(await connectionsOf(server, lena)).toEqual(before);
    expect(await linkState(server, link)).toBe('VALID');
  });

  it('asks twice at once and waits once', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'meant@waiting-twice.example' });
    const answers = await Promise.all([1, 2].map(() => accept(server, stranger, invitationId, link)));
    expect(answers.map(({ body }) => body.claimState)).toEqual(['WAITING_FOR_APPROVAL', 'WAITING_FOR_APPROVAL']);
    expect((await sentOne(server, lena, invitationId)).claims).toHaveLength(1);
    expect(await deliverMails(server)).toHaveLength(1);
  });

  it('sees nothing of the inviter but the invitation whose link it has', async () => {
    const { invitationId, link } = await invitedByLink(server, camille, { email: 'meant@unseen.example' });
    const hidden = await registeredCompany(server, 'Hidden', { email: 'boss@hidden.example' });
    const claimId = await waitingClaim(server, hidden, invitationId, link);
    expect(await visibleTo(server, hidden)).toEqual({
      organisations: [hidden.organisationId],
      connections: [],
      invitations: [],
      claims: [claimId],
      actors: [hidden.organisationId],
    });
    expect(await received(server, hidden)).toMatchObject([
      { id: invitationId, accessResponseStatus: 'PENDING', claimState: 'WAITING_FOR_APPROVAL' },
    ]);
  });

  it('may not decline for the one who was meant', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'meant@not-declined.example' });
    await waitingClaim(server, stranger, invitationId, link);
    expectProblem(await decline(server, stranger, invitationId), 'NOT_FOUND');
    expect((await sentOne(server, lena, invitationId)).accessResponseStatus).toBe('PENDING');
  });

  it('is told when the one who was meant accepts', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'meant@wins.example' });
    await waitingClaim(server, stranger, invitationId, link);
    await deliverMails(server);
    const meant = await registeredCompany(server, 'Wins', { email: 'meant@wins.example' });
    expect((await accept(server, meant, invitationId)).status).toBe(200);
    expect((await deliverMails(server)).map(({ to }) => to).toSorted()).toEqual(
      [stranger.email, lena.email].toSorted(),
    );
    expect((await sentOne(server, lena, invitationId)).claims).toMatchObject([
      { state: 'ENABLED', organisationName: 'Wins' },
    ]);
    expect((await received(server, stranger)).map(({ id }) => id)).not.toContain(invitationId);
  });

  it('is told when the one who was meant declines', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'meant@declines.example' });
    await waitingClaim(server, stranger, invitationId, link);
    await deliverMails(server);
    const meant = await registeredCompany(server, 'Declines', { email: 'meant@declines.example' });
    expect((await decline(server, meant, invitationId)).status).toBe(200);
    expect((await deliverMails(server)).map(({ to }) => to).toSorted()).toEqual(
      [stranger.email, lena.email].toSorted(),
    );
    expect((await sentOne(server, lena, invitationId)).claims).toEqual([]);
    expect(await linkState(server, link)).toBe('USED');
  });
});

describe('what is refused', () => {
  it('a link that is unknown or leads to another invitation, whether or not the invitation exists', async () => {
    const { invitationId } = await invitedByLink(server, lena, { email: 'one@links.example' });
    const { link } = await invitedByLink(server, lena, { email: 'two@links.example' });
    const before = await everything(server);
    const answers = [
      await accept(server, stranger, invitationId, 'x'.repeat(43)),
      await accept(server, stranger, invitationId, link),
      await accept(server, stranger, crypto.randomUUID(), link),
    ];
    for (const answer of answers) {
      expectProblem(answer, 'INVALID_LINK');
      expect(answer.body.reason).toBe('UNKNOWN');
    }
    expectProblem(await accept(server, stranger, invitationId), 'NOT_FOUND');
    expect(await everything(server)).toEqual(before);
  });

  it('a link that has lapsed', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'late@links.example' });
    await server.database.asOwner((tx) =>
      tx
        .updateTable('link_token')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('subject_id', '=', invitationId)
        .execute(),
    );
    const answer = await accept(server, stranger, invitationId, link);
    expectProblem(answer, 'INVALID_LINK');
    expect(answer.body.reason).toBe('EXPIRED');
  });

  it('the inviter and a colleague, who cannot be their own partner', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'us@nordic-kitchen.example' });
    for (const person of [lena, jonas]) {
      expectProblem(await accept(server, person, invitationId, link), 'OWN_ORGANISATION');
    }
    expect((await sentOne(server, lena, invitationId)).accessResponseStatus).toBe('PENDING');
  });
});

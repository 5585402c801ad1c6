import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { invite, invited, received, sentOne, signedIn } from '../../testing/companies.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { createProduct } from '../../testing/exchange.ts';
import { demoOfFile, forgetThePast } from './testing/scenes.ts';
import { connectionsOf, everything, newActivity } from './testing/stored.ts';

const { server, lena, jonas, camille } = await demoOfFile();
beforeEach(() => forgetThePast(server, lena));

const create = (token: string | undefined, invitations: unknown[]) =>
  server.call('createInvitations', { ...(token ? { token } : {}), body: { invitations } });

describe('inviting a new address', () => {
  it('leaves the mail to the request that follows, where one does', async () => {
    const email = 'olga@tin-nord.example';
    const [result] = await invite(server, lena, { email, withRequest: true });
    expect(result?.outcome).toBe('INVITED');
    expect(await deliverMails(server)).toEqual([]);
    const { partnerId } = await sentOne(server, lena, result?.invitationId ?? '');
    const product = await createProduct(server, lena.token);
    const body = { supplierId: partnerId, productIds: [product.id] };
    expect((await server.call('createEmissionRequest', { token: lena.token, body })).status).toBe(201);
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual([email]);
    expect(linkToken(mails[0], '/register')).toMatch(/./);
  });

  it('makes an invitation, a placeholder and a connection that waits, and sends one mail', async () => {
    const results = await invite(server, lena, {
      email: 'anna@alu-nord.example',
      organisationName: '  Alu Nord ',
      message: ' Dear Anna\nplease join ',
    });
    expect(results).toEqual([{ email: 'anna@alu-nord.example', outcome: 'INVITED', invitationId: expect.any(String) }]);
    const invitation = await sentOne(server, lena, results[0]?.invitationId ?? '');
    expect(invitation).toEqual({
      id: results[0]?.invitationId,
      email: 'anna@alu-nord.example',
      organisationName: 'Alu Nord',
      relation: 'SUPPLIER',
      accessResponseStatus: 'PENDING',
      message: 'Dear Anna\nplease join',
      partnerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      invitedBy: 'Lena Brandt',
      createdAt: expect.stringMatching(/Z$/),
      sentAt: invitation.createdAt,
      expiresAt: new Date(Date.parse(invitation.sentAt) + 14 * 24 * 60 * 60 * 1000).toISOString(),
      answeredAt: null,
      claims: [],
      canUndo: false,
      undeliverableReason: null,
      mailServerAnswer: null,
    });
    expect(await connectionsOf(server, lena)).toContain('Nordic Kitchen > Alu Nord PENDING');
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual(['anna@alu-nord.example']);
    expect(mails[0]?.text).toContain('Dear Anna');
    expect(await newActivity(server, lena)).toEqual(['INVITATION_SENT Lena Brandt SUPPLIER anna@alu-nord.example']);
  });

  it('is for an EDITOR too, writes in the language of the inviter, and takes empty texts for none', async () => {
    const id = await invited(server, jonas, { email: 'bert@blech.example', organisationName: '', message: '' });
    expect(await sentOne(server, lena, id)).toMatchObject({
      organisationName: null,
      message: null,
      invitedBy: 'Jonas Weber',
    });
    expect(await connectionsOf(server, lena)).toContain('Nordic Kitchen > bert@blech.example PENDING');
    const [mail] = await deliverMails(server);
    expect(mail?.html).toContain('lang="de"');
  });

  it('as a customer turns the connection round', async () => {
    const id = await invited(server, lena, {
      email: 'carla@catering.example',
      organisationName: 'Catering',
      relation: 'CUSTOMER',
    });
    expect(await sentOne(server, lena, id)).toMatchObject({ relation: 'CUSTOMER' });
    expect(await connectionsOf(server, lena)).toContain('Catering > Nordic Kitchen PENDING');
  });

  it('keeps the partners of two inviters apart', async () => {
    const ids = [
      await invited(server, lena, { email: 'shared@two-customers.example' }),
      await invited(server, camille, { email: 'shared@two-customers.example' }),
    ];
    const [own, other] = [await sentOne(server, lena, ids[0] ?? ''), await sentOne(server, camille, ids[1] ?? '')];
    expect(own.partnerId).not.toBe(other.partnerId);
  });
});

describe('inviting an address twice', () => {
  it('in one call, in whatever case, makes one invitation', async () => {
    const results = await invite(
      server,
      lena,
      { email: 'Dora@Draht.example' },
      { email: ' dora@draht.EXAMPLE ' },
      { email: 'dora+pcf@draht.example' },
    );
    expect(results.map(({ email, outcome }) => [email, outcome])).toEqual([
      ['dora@draht.example', 'INVITED'],
      ['dora@draht.example', 'ALREADY_INVITED'],
      ['dora+pcf@draht.example', 'INVITED'],
    ]);
    expect(results[1]?.invitationId).toBe(results[0]?.invitationId);
    expect((await deliverMails(server)).map(({ to }) => to).toSorted()).toEqual([
      'dora+pcf@draht.example',
      'dora@draht.example',
    ]);
  });

  it('in two calls at once makes one invitation, one partner and one mail', async () => {
    const answers = await Promise.all([lena, jonas].map((by) => invite(server, by, { email: 'emil@eisen.example' })));
    expect(answers.map(([result]) => result?.outcome).toSorted()).toEqual(['ALREADY_INVITED', 'INVITED']);
    expect(new Set(answers.map(([result]) => result?.invitationId)).size).toBe(1);
    expect((await connectionsOf(server, lena)).filter((line) => line.includes('emil@eisen'))).toHaveLength(1);
    expect(await deliverMails(server)).toHaveLength(1);
  });

  it('as supplier and as customer makes two invitations', async () => {
    const results = await invite(
      server,
      lena,
      { email: 'both@sides.example', relation: 'SUPPLIER' },
      { email: 'both@sides.example', relation: 'CUSTOMER' },
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['INVITED', 'INVITED']);
  });

  it('with an Idempotency-Key answers the repeat with the first answer', async () => {
    const request = {
      token: lena.token,
      headers: { 'Idempotency-Key': 'invite-once' },
      body: { invitations: [{ email: 'once@only.example', relation: 'SUPPLIER' }] },
    };
    const first = await server.call('createInvitations', request);
    const second = await server.call('createInvitations', request);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await deliverMails(server)).toHaveLength(1);
  });
});

describe('inviting a registered address', () => {
  it('reaches its organisation, whose ADMINs are told in their languages', async () => {
    const id = await invited(server, lena, { email: 'julie.moreau@coop-agri-centre.example', message: 'Bonjour' });
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual(['thomas.girard@coop-agri-centre.example']);
    expect(mails[0]?.html).toContain('lang="fr"');
    expect(mails[0]?.text).toContain('Bonjour');
    expect(mails[0]?.text).not.toContain('token=');
    for (const email of ['julie.moreau', 'thomas.girard']) {
      const [invitation] = await received(server, await signedIn(server, `${email}@coop-agri-centre.example`));
      expect(invitation).toEqual({
        id,
        organisationName: 'Nordic Kitchen',
        invitedBy: 'Lena Brandt',
        email: 'julie.moreau@coop-agri-centre.example',
        relation: 'SUPPLIER',
        accessResponseStatus: 'PENDING',
        message: 'Bonjour',
        createdAt: expect.stringMatching(/Z$/),
        answeredAt: null,
        claimState: null,
      });
    }
  });

  it('is answered and listed like any other address, so that the inviter cannot tell', async () => {
    const emails = ['sara.lindholm@lindholm-plastics.example', 'nobody@lindholm-plastics.example'];
    const relations = ['SUPPLIER', 'CUSTOMER'] as const;
    const given = emails.flatMap((email) => relations.map((relation) => ({ email, relation })));
    given.push({ email: 'mikael.berg@lindholm-plastics.example', relation: 'SUPPLIER' });
    const results = await invite(server, lena, ...given);
    expect(results.map(({ outcome }) => outcome)).toEqual(given.map(() => 'INVITED'));
    const listed = await Promise.all(results.map(({ invitationId }) => sentOne(server, lena, invitationId ?? '')));
    // Not even by the id of the partner behind it.
    expect(new Set(listed.map(({ partnerId }) => partnerId)).size).toBe(given.length);
    const shape = ({ id: _id, partnerId: _partner, email: _email, relation: _relation, ...rest }: (typeof listed)[0]) =>
      rest;
    for (const each of listed) expect(shape(each)).toEqual({ ...shape(each), organisationName: null, claims: [] });
    expect(new Set(listed.map((each) => JSON.stringify(shape(each)))).size).toBe(1);
    expect((await connectionsOf(server, lena)).filter((line) => line.includes('Lindholm Plastics'))).toEqual([]);
  });

  it('of the own organisation is refused for that address alone', async () => {
    const results = await invite(
      server,
      lena,
      { email: 'LENA.brandt@nordic-kitchen.example' },
      { email: 'jonas.weber@nordic-kitchen.example', relation: 'CUSTOMER' },
      { email: 'not-yet@nordic-kitchen.example' },
    );
    expect(results.map(({ outcome, invitationId }) => [outcome, invitationId === null])).toEqual([
      ['OWN_ORGANISATION', true],
      ['OWN_ORGANISATION', true],
      ['INVITED', false],
    ]);
    expect(await deliverMails(server)).toHaveLength(1);
  });
});

describe('how many', () => {
  const addresses = (count: number) => Array.from({ length: count }, (_, index) => `no-${index}@hundred.example`);

  it('a hundred are invited in one call, in the order given', async () => {
    const results = await invite(server, camille, ...addresses(100).map((email) => ({ email })));
    expect(results.map(({ email }) => email)).toEqual(addresses(100));
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['INVITED']));
    expect(await deliverMails(server)).toHaveLength(100);
  });

  it('a hundred and one are refused, as is none', async () => {
    const before = await everything(server);
    const many = await create(
      camille.token,
      addresses(101).map((email) => ({ email: `more-${email}`, relation: 'SUPPLIER' })),
    );
    expectProblem(many, 'VALIDATION_FAILED');
    expect(many.body.errors).toMatchObject([{ path: '/body/invitations', code: 'TOO_LONG' }]);
    expectProblem(await create(camille.token, []), 'VALIDATION_FAILED');
    expect(await everything(server)).toEqual(before);
  });
});

describe('what is refused', () => {
  it('every text that is no address, each with its place, and then nobody is invited', async () => {
    const before = await everything(server);
    const answer = await create(lena.token, [
      { email: 'fine@fine.example', relation: 'SUPPLIER' },
      { email: 'no address', relation: 'SUPPLIER' },
      { email: 'also@fine.example', relation: 'CUSTOMER' },
      { email: 'x@fine.example\nBcc: all@fine.example', relation: 'SUPPLIER' },
    ]);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors).toMatchObject([
      { path: '/body/invitations/1/email', code: 'INVALID_FORMAT' },
      { path: '/body/invitations/3/email', code: 'INVALID_FORMAT' },
    ]);
    expect(await everything(server)).toEqual(before);
  });

  it.each([
    ['no relation', { email: 'a@b.example' }, '/body/invitations/0/relation', 'REQUIRED'],
    ['another relation', { email: 'a@b.example', relation: 'FRIEND' }, '/body/invitations/0/relation', 'INVALID_VALUE'],
    [
      'a long message',
      { email: 'a@b.example', relation: 'SUPPLIER', message: 'x'.repeat(2401) },
      '/body/invitations/0/message',
      'TOO_LONG',
    ],
    [
      'an unknown field',
      { email: 'a@b.example', relation: 'SUPPLIER', admin: true },
      '/body/invitations/0/admin',
      'UNKNOWN_FIELD',
    ],
  ])('%s', async (_case, invitation, path, code) => {
    const answer = await create(lena.token, [invitation]);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors).toMatchObject([{ path, code }]);
  });

  it('a supplier that is unknown, of others or the own organisation: nobody of the call is invited', async () => {
    const other = await sentOne(
      server,
      camille,
      await invited(server, camille, { email: 'hers@verdier-only.example' }),
    );
    await deliverMails(server);
    const before = await everything(server);
    for (const supplierId of [crypto.randomUUID(), other.partnerId, camille.organisationId, lena.organisationId]) {
      const answer = await create(lena.token, [
        { email: 'first@in-the-call.example', relation: 'SUPPLIER' },
        { email: 'second@in-the-call.example', relation: 'SUPPLIER', supplierId },
      ]);
      expectProblem(answer, 'NOT_FOUND');
    }
    expect(await everything(server)).toEqual(before);
  });

  it('a caller without a session', async () => {
    expectProblem(await create(undefined, [{ email: 'a@b.example', relation: 'SUPPLIER' }]), 'UNAUTHENTICATED');
  });
});

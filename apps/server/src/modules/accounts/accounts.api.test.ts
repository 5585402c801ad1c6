import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { createAccount, mailTo, newPassword, person, verifiedRegistration } from '../../testing/joining.ts';
import { serverForThisTest } from '../../testing/test-server.ts';

const lena = 'lena.brandt@nordic-kitchen.example';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });

const waits = { emailVerified: false, registrationToken: null };

describe('accountExists', () => {
  it.each([
    [lena, true],
    [` ${lena.toUpperCase()} `, true],
    ['nobody@nordic-kitchen.example', false],
  ])('says for %s: %s', async (email, exists) => {
    expect((await server.call('accountExists', { body: { email } })).body).toEqual({ exists });
  });

  it('says no while nobody has verified the address', async () => {
    await createAccount(server, 'unfinished@new.example');
    expect((await server.call('accountExists', { body: { email: 'unfinished@new.example' } })).body.exists).toBe(false);
  });

  it.each([[{}], [{ email: 'no address' }], [{ email: lena, more: 1 }]])('refuses %j', async (body) => {
    expect((await server.call('accountExists', { body })).status).toBe(400);
  });

  it('is limited by e-mail and by address', async () => {
    const limited = await serverForThisTest({ settings: { SIGN_INS_PER_MINUTE: '25' } });
    const ask = async (email: string) => (await limited.call('accountExists', { body: { email } })).status;
    const same = await Promise.all(Array.from({ length: 22 }, () => ask(lena)));
    expect(same.filter((status) => status === 429)).toHaveLength(2);
    const others = await Promise.all(Array.from({ length: 6 }, (_, index) => ask(`guess-${index}@example.org`)));
    expect(others.filter((status) => status === 200)).toHaveLength(3);
  });
});

describe('createAccount', () => {
  it('sends a link in the language of the page, and nothing can be done before it is followed', async () => {
    const email = 'first@new-company.example';
    const { status, body } = await server.call('createAccount', {
      body: { email: 'First@New-Company.example', password: newPassword, language: 'fr' },
    });
    expect([status, body]).toEqual([201, waits]);
    const mail = await mailTo(server, email);
    expect(mail?.html).toContain('lang="fr"');
    expect(linkToken(mail, '/verify-email')).toHaveLength(43);
    const early = await server.call('loginUser', { body: { email, password: newPassword } });
    expect([early.status, early.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  });

  it.each([
    ['x', 'WEAK_PASSWORD'],
    ['lowercase-only-1', 'WEAK_PASSWORD'],
    ['Rule-keeper1@example.org', 'WEAK_PASSWORD'],
  ])('refuses the password %s', async (password, code) => {
    const { status, body } = await server.call('createAccount', {
      body: { email: 'rule-keeper1@example.org', password, language: 'en' },
    });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: '/body/password', code }]);
  });

  it('points at an address that is none, and takes a plus sign', async () => {
    const bad = await createAccount(server, 'Bcc: x@y.z\r\n@example.org');
    expect(bad.body.errors).toMatchObject([{ path: '/body/email', code: 'INVALID_FORMAT' }]);
    expect((await createAccount(server, 'mara+pcf@example.org')).status).toBe(201);
    expect((await mailTo(server, 'mara+pcf@example.org'))?.to).toBe('mara+pcf@example.org');
  });

  it('answers the same for an address with an account, whose owner alone is told', async () => {
    await deliverMails(server);
    const [unknown, known] = [await createAccount(server, 'fresh@example.org'), await createAccount(server, lena)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mail = await mailTo(server, lena);
    expect(mail?.text).toContain('/login');
    expect(mail?.text).not.toMatch(/token=/);
    await expect(server.signIn(lena)).resolves.toBeDefined();
  });

  it('takes the newest password while nobody has verified, and voids the older link', async () => {
    const email = 'twice@example.org';
    await createAccount(server, email);
    const older = linkToken(await mailTo(server, email), '/verify-email');
    await server.call('createAccount', { body: { email, password: 'Another-1-password', language: 'en' } });
    const newer = linkToken(await mailTo(server, email), '/verify-email');
    const void_ = await server.call('verifyEmail', { body: { token: older, password: newPassword } });
    expect([void_.status, void_.body.reason]).toEqual([410, 'EXPIRED']);
    const wrong = await server.call('verifyEmail', { body: { token: newer, password: newPassword } });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    const right = await server.call('verifyEmail', { body: { token: newer, password: 'Another-1-password' } });
    expect(right.status).toBe(200);
  });

  it('leaves a verified account alone that has no user yet', async () => {
    const email = 'halfway@example.org';
    await createAccount(server, email);
    await verifiedRegistration(server, email);
    await server.call('createAccount', { body: { email, password: 'Attackers-1-password', language: 'en' } });
    const attacker = await server.call('loginUser', { body: { email, password: 'Attackers-1-password' } });
    expect(attacker.status).toBe(401);
    const owner = await server.call('loginUser', { body: { email, password: newPassword } });
    expect([owner.status, owner.body.code]).toEqual([403, 'REGISTRATION_INCOMPLETE']);
  });

  it('makes one account of many requests at once', async () => {
    const email = 'at-once@example.org';
    const answers = await Promise.all(Array.from({ length: 5 }, () => createAccount(server, email)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const mails = (await deliverMails(server)).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    const registrationToken = await server.call('verifyEmail', {
      body: { token: linkToken(mails[0], '/verify-email'), password: newPassword },
    });
    expect(registrationToken.status).toBe(200);
  });

  it('refuses an unknown invitation', async () => {
    const { status, body } = await createAccount(server, 'guess@example.org', 'A'.repeat(43));
    expect([status, body.code, body.reason]).toEqual([410, 'INVALID_LINK', 'UNKNOWN']);
  });

  it.each([
    ['e-mail', () => 'often@example.org'],
    ['mailbox, however it is written', (attempt: number) => `often.mailed+${attempt}@googlemail.com`],
  ])('is limited by %s', async (_by, email) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await createAccount(server, email(attempt))).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

describe('registerUser', () => {
  const register = (registrationToken: string, more: object = { organisationName: 'New Company' }) =>
    server.call('registerUser', { body: { registrationToken, ...person, ...more } });

  it('founds a company whose first user is its ADMIN, signed in at once', async () => {
    const email = 'founder@founders.example';
    await createAccount(server, email);
    const { status, body } = await register(await verifiedRegistration(server, email));
    expect([status, body.claim, body.token_type]).toEqual([201, null, 'Bearer']);
    const token = String(body.access_token);
    expect((await server.call('getCurrentUser', { token })).body).toMatchObject({ email, accessLevel: 'ADMIN' });
    expect((await server.call('getOrganisation', { token })).body.name).toBe('New Company');
    expect((await server.call('listUsers', { token })).body.metadata).toEqual({ count: 1 });
    await expect(server.signIn(email, newPassword)).resolves.toBeDefined();
  });

  it('goes on after a sign-in where it was left', async () => {
    const email = 'later@later.example';
    await createAccount(server, email);
    await verifiedRegistration(server, email);
    const login = await server.call('loginUser', { body: { email, password: newPassword } });
    expect([login.status, login.body.code]).toEqual([403, 'REGISTRATION_INCOMPLETE']);
    expect((await register(String(login.body.registrationToken))).status).toBe(201);
  });

  it('makes one user of two requests at once, and refuses a repeat', async () => {
    const email = 'race@race.example';
    await createAccount(server, email);
    const ticket = await verifiedRegistration(server, email);
    const answers = await Promise.all([register(ticket), register(ticket), register(ticket)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await register(ticket)).body.code).toBe('ALREADY_REGISTERED');
    const asked = await server.call('getRegistration', { body: { registrationToken: ticket } });
    expect(asked.body.code).toBe('ALREADY_REGISTERED');
  });

  it('needs a name for a company, and a person', async () => {
    const email = 'nameless@nameless.example';
    await createAccount(server, email);
    const ticket = await verifiedRegistration(server, email);
    expect((await register(ticket, {})).body.errors).toMatchObject([
      { path: '/body/organisationName', code: 'REQUIRED' },
    ]);
    expect((await register(ticket, { organisationName: 'X', firstName: ' ' })).body.errors).toMatchObject([
      { path: '/body/firstName', code: 'TOO_SHORT' },
    ]);
  });

  it.each(['rubbish', 'a.b.c'])('refuses the ticket %s, and an access token as one', async (ticket) => {
    const { access_token } = await server.signIn(lena);
    for (const registrationToken of [ticket, access_token]) {
      const { status, body } = await register(registrationToken);
      expect([status, body.code]).toEqual([410, 'INVALID_LINK']);
    }
  });

  it('does not let a ticket pass for an access token', async () => {
    const email = 'ticket@ticket.example';
    await createAccount(server, email);
    const ticket = await verifiedRegistration(server, email);
    expect((await server.call('getOrganisation', { token: ticket })).status).toBe(401);
  });
});

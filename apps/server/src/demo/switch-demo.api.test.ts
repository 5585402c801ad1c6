import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../http/testing/expect-problem.ts';
import { hearStream } from '../modules/notifications/testing/event-stream.ts';
import { createKey } from '../testing/api-keys.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { registeredUser } from '../testing/companies.ts';
import { deliverMails, linkToken } from '../testing/deliver-mails.ts';
import { beginRegistration, mailTo, newPassword, person, registerCompany } from '../testing/joining.ts';
import { askForToken, basic, callAsPartner, createConnection, partnerToken, withPartners } from '../testing/network.ts';
import { demoOrganisations, demoPassword } from './demo-organisations.ts';
import { switchDemo } from './switch-demo.ts';

const lena = 'lena.brandt@nordic-kitchen.example';
const ingrid = 'ingrid.solberg@hydral-rolling.example';
const settings = { ...withPartners, SIGN_INS_PER_MINUTE: '1000' };

const server = await serverOfFile({ settings });
afterEach(() => switchDemo(server.database, true));

const login = (email: string, password = demoPassword) => server.call('loginUser', { body: { email, password } });
const organisation = (token: string) => server.call('getOrganisation', { token });
const off = () => switchDemo(server.database, false);
const on = () => switchDemo(server.database, true);
/** What a caller can tell an answer by. */
const told = ({ status, body: { instance, ...body } }: Awaited<ReturnType<typeof login>>) => ({ status, body });

describe('a demo that is off', () => {
  it('has nobody who signs in, as if the password were wrong, and has everybody again once it is on', async () => {
    const wrong = told(await login(ingrid, 'Wrong-2026-pcf'));
    await off();
    expect(told(await login(ingrid))).toEqual(wrong);
    expectProblem(await login(ingrid), 'INVALID_CREDENTIALS');
    const exists = await server.call('accountExists', { body: { email: ingrid } });
    expect(exists.body).toEqual({ exists: true });
    await on();
    expect((await login(ingrid)).status).toBe(200);
  });

  it('ends what its sessions, keys and partners may do, and gives it back once it is on', async () => {
    const { access_token: token, refresh_token } = await server.signIn(lena);
    const { secret } = await createKey(server, token, ['READ']);
    const connection = await createConnection(server, token);
    const partner = await partnerToken(server, connection);
    const products = () => server.call('listPurchasedProducts', { token: secret });
    const footprints = () => callAsPartner(server, '/3/footprints', partner);
    const partnersToken = () => askForToken(server, basic(connection.id, connection.secret));
    expect([(await products()).status, (await footprints()).status]).toEqual([200, 200]);

    await off();
    expectProblem(await organisation(token), 'UNAUTHENTICATED');
    expectProblem(await server.call('updateOrganisation', { token, body: { name: 'Ours' } }), 'UNAUTHENTICATED');
    expectProblem(await server.call('refreshTokens', { body: { refresh_token } }), 'INVALID_REFRESH_TOKEN');
    expectProblem(await products(), 'UNAUTHENTICATED');
    expect(await footprints()).toMatchObject(await callAsPartner(server, '/3/footprints', 'unknown').then(asTold));
    expect(await partnersToken()).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expectProblem(await server.call('streamNotifications', { token }), 'UNAUTHENTICATED');

    await on();
    expect((await organisation(token)).status).toBe(200);
    expect((await products()).status).toBe(200);
    expect((await footprints()).status).toBe(200);
    expect((await partnersToken()).status).toBe(200);
    expect((await server.call('refreshTokens', { body: { refresh_token } })).status).toBe(200);
  });

  it('has no place for whoever came into one of its organisations, by an invitation or by the link of one', async () => {
    const { access_token: token } = await server.signIn(lena);
    const { body } = await organisation(token);
    const colleague = await registeredUser(server, String(body.id), { email: 'robin@real.test' });
    const invitation = { emails: ['mara@real.test'], accessLevel: 'EDITOR' };
    expect((await server.call('inviteUsers', { token, body: invitation })).status).toBe(200);
    const link = linkToken(await mailTo(server, 'mara@real.test'), '/register-user');
    const registrationToken = await beginRegistration(server, 'mara@real.test', link);
    await off();
    expectProblem(await organisation(colleague.token), 'UNAUTHENTICATED');
    expectProblem(await login('robin@real.test'), 'INVALID_CREDENTIALS');
    expectProblem(await server.call('registerUser', { body: { registrationToken, ...person } }), 'VALIDATION_FAILED');
    // A company of her own is hers.
    const own = { registrationToken, ...person, organisationName: 'Voss Mill' };
    expect((await server.call('registerUser', { body: own })).status).toBe(201);
    await deliverMails(server);
  });

  it('leaves everybody alone who registered a company', async () => {
    const { token } = await registerCompany(server, 'mara@mill.test', 'Mill');
    await off();
    expect((await organisation(token)).status).toBe(200);
    expect((await login('mara@mill.test', newPassword)).status).toBe(200);
    const stream = await hearStream(server.url, token);
    expect(stream.status).toBe(200);
  });

  it('is turned off by a process without the rights of the owner, and by two at once', async () => {
    await Promise.all([off(), off()]);
    expectProblem(await login(lena), 'INVALID_CREDENTIALS');
    const turnedOn = server.database.withoutOrganisation((tx) =>
      sql`update demo_organisation set refused = false`.execute(tx),
    );
    await expect(turnedOn).rejects.toMatchObject({ code: '42501' });
  });
});

const asTold = ({ status, body }: Awaited<ReturnType<typeof callAsPartner>>) => ({ status, body });

describe('organisations of the demo', () => {
  it('are marked as they are loaded', async () => {
    const marked = await server.database.asOwner((tx) =>
      tx
        .selectFrom('demo_organisation as d')
        .innerJoin('organisation as o', 'o.id', 'd.organisation_id')
        .select('o.name')
        .execute(),
    );
    expect(marked.map(({ name }) => name).sort()).toEqual(demoOrganisations.map(({ name }) => name).sort());
  });
});

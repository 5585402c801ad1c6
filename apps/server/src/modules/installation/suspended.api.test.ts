import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { sendReminders } from '../../jobs/send-reminders.ts';
import { askLines, setLines } from '../../mail/testing/asked-lines.ts';
import { asOwner } from '../../testing/answering.ts';
import { createKey } from '../../testing/api-keys.ts';
import { done, serverOfFile } from '../../testing/api-test.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { createProduct } from '../../testing/exchange.ts';
import { organisationIdOf, tokenOf } from '../../testing/members.ts';
import type { Answer } from '../../testing/test-server.ts';

const camillesAddress = 'camille.laurent@maison-verdier.example';
const sarasAddress = 'sara.lindholm@lindholm-plastics.example';
const reason = 'The invoice of May is open.';

const server = await serverOfFile({
  settings: { INSTALLATION_ADMINS: camillesAddress, SIGN_INS_PER_MINUTE: '1000' },
});
const camille = await tokenOf(server, camillesAddress);
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const nordic = await organisationIdOf(server, 'Nordic Kitchen');
const lindholm = await organisationIdOf(server, 'Lindholm Plastics');

const suspend = (organisationId: string) =>
  server.call('suspendOrganisation', { token: camille, params: { organisationId }, body: { reason } });
const resume = (organisationId: string) =>
  server.call('resumeOrganisation', { token: camille, params: { organisationId } });

afterEach(async () => {
  await resume(nordic);
  await resume(lindholm);
});

function expectSuspended(answer: Answer): void {
  expectProblem(answer, 'ORGANISATION_SUSPENDED');
  expect(answer.body).toMatchObject({ reason, suspendedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
}

describe('people and keys of a suspended organisation', () => {
  it('are told why at every door, and find everything as it was once it is resumed', async () => {
    const email = 'lena.brandt@nordic-kitchen.example';
    const tokens = await server.signIn(email);
    const token = tokens.access_token;
    const { secret } = await createKey(server, lena, ['READ']);
    const refresh = () =>
      server.call('refreshTokens', {
        body: { refresh_token: tokens.refresh_token, scope: 'openid profile email offline_access' },
      });
    const signIn = (password: string) => server.call('loginUser', { body: { email, password } });

    expect((await suspend(nordic)).status).toBe(204);
    expectSuspended(await server.call('getOrganisation', { token }));
    expectSuspended(await server.call('getOrganisation', { token: secret }));
    expectSuspended(await server.call('createProduct', { token, body: { name: 'Pan', internalReference: 'S-1' } }));
    expectSuspended(await server.call('downloadPurchased', { token, query: { format: 'csv' } }));
    expectSuspended(await refresh());
    expectSuspended(await signIn('Demo-2026-pcf'));
    expectProblem(await signIn('Demo-2026-wrong'), 'INVALID_CREDENTIALS');
    expect(server.logLines.join('')).not.toContain(reason);

    expect((await resume(nordic)).status).toBe(204);
    expect((await server.call('getOrganisation', { token })).status).toBe(200);
    expect((await server.call('getOrganisation', { token: secret })).status).toBe(200);
    expect((await refresh()).status).toBe(200);
  });

  it('get in by no link either, and the link works afterwards', async () => {
    const email = 'nadia@nordic-kitchen.example';
    await deliverMails(server);
    await done(server.call('inviteUsers', { token: lena, body: { emails: [email], accessLevel: 'EDITOR' } }));
    const invitationToken = linkToken((await deliverMails(server)).at(-1), '/register-user');
    const { body } = await server.call('createAccount', {
      body: { email, password: 'Herbst-2026-neu', language: 'en', invitationToken },
    });
    const join = () =>
      server.call('registerUser', {
        body: {
          registrationToken: body.registrationToken,
          firstName: 'Nadia',
          lastName: 'Sand',
          jobTitle: null,
          language: 'en',
          acceptInvitation: true,
        },
      });
    await suspend(nordic);
    expectSuspended(await join());
    await resume(nordic);
    expect((await join()).status).toBe(201);
  });

  it('get no mail about what they cannot act on, but for those about their account', async () => {
    await deliverMails(server);
    await suspend(lindholm);
    await done(server.call('requestPasswordReset', { body: { email: sarasAddress } }));
    const lines = await askLines(server, { customerId: nordic, supplierId: lindholm, names: ['Lid'] });
    await setLines(server, lines.lineIds, "next_reminder_at = now() - interval '1 minute'");
    await sendReminders(server.database);
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual([sarasAddress]);
    await resume(lindholm);
    await sendReminders(server.database);
    expect((await deliverMails(server)).map(({ to }) => to)).toContain(sarasAddress);
  });
});

describe('partners of a suspended organisation', () => {
  beforeAll(() =>
    asOwner(
      server,
      sql`insert into connection (customer_organisation_id, supplier_organisation_id, status)
          values (${nordic}, ${lindholm}, 'ACCEPTED')`,
    ),
  );

  it('see that it is away, keep what they have, and cannot ask it for more', async () => {
    const product = await createProduct(server, lena, { supplierId: lindholm });
    const seen = async () => (await server.call('getSupplier', { token: lena, params: { supplierId: lindholm } })).body;
    const before = await seen();
    expect(before.away).toBe(false);
    await suspend(lindholm);
    expect(await seen()).toEqual({ ...before, away: true });
    expect(JSON.stringify(await seen())).not.toContain(reason);

    const productIds = [product.id];
    expectProblem(
      await server.call('createEmissionRequest', { token: lena, body: { supplierId: lindholm, productIds } }),
      'SUPPLIER_AWAY',
    );
    const skipped = await server.call('requestProducts', { token: lena, body: { productIds } });
    expect(skipped.body).toMatchObject({ sent: [], skipped: [{ productId: product.id, code: 'SUPPLIER_AWAY' }] });

    await resume(lindholm);
    const sent = await server.call('requestProducts', { token: lena, body: { productIds } });
    expect(sent.body).toMatchObject({ sent: [{ productId: product.id }], skipped: [] });
    await asOwner(
      server,
      sql`update product_line set mailed_at = now() - interval '30 days' where id = ${product.lineId}`,
    );
    await suspend(lindholm);
    const items = [{ productId: product.id }];
    expectProblem(await server.call('resendRequests', { token: lena, body: { items } }), 'SUPPLIER_AWAY');
    const partly = await server.call('resendRequestsPartly', { token: lena, body: { items } });
    expect(partly.body).toMatchObject({ sent: [], skipped: [{ code: 'SUPPLIER_AWAY' }] });
  });

  it('see a customer that is away, and answer it all the same', async () => {
    const sara = await tokenOf(server, sarasAddress);
    const customers = async () =>
      ((await server.call('listCustomers', { token: sara })).body.data as { id: string; away: boolean }[]).find(
        ({ id }) => id === nordic,
      );
    expect(await customers()).toMatchObject({ away: false });
    await suspend(nordic);
    expect(await customers()).toMatchObject({ away: true });
  });
});

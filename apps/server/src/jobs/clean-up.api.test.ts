import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRetention } from '../testing/default-retention.ts';
import { deliverMails } from '../testing/deliver-mails.ts';
import { createProduct } from '../testing/exchange.ts';
import { beginRegistration, createAccount, person } from '../testing/joining.ts';
import { serverForThisTest, startTestServer, type TestServer } from '../testing/test-server.ts';
import { cleanUp } from './clean-up.ts';
import { forgetByAge } from './retention.ts';

it('forgets what has had its time and nothing else', async () => {
  const server = await serverForThisTest();
  const lapsed = await server.signIn('lena.brandt@nordic-kitchen.example');
  const live = await server.signIn('jonas.weber@nordic-kitchen.example');
  await server.call('updateCurrentUser', {
    token: live.access_token,
    headers: { 'idempotency-key': 'kept' },
    body: { firstName: 'Jonas', lastName: 'Weber', language: 'de' },
  });
  await server.database.asOwner((tx) =>
    sql`update session set expires_at = now() - interval '2 days' where user_id = (select id from organisation_user where first_name = 'Lena')`.execute(
      tx,
    ),
  );
  await server.database.asOwner((tx) =>
    sql`update rate_limit set resets_at = now() - interval '1 second' where bucket = 'sign-ins'`.execute(tx),
  );
  await cleanUp(server.database, defaultRetention);
  const { rows } = await server.database.asOwner((tx) =>
    sql<
      Record<string, number>
    >`select (select count(*)::integer from session) as sessions, (select count(*)::integer from rate_limit) as limits,
      (select count(*)::integer from idempotency_key) as keys`.execute(tx),
  );
  expect(rows).toEqual([{ sessions: 1, limits: 0, keys: 1 }]);
  expect((await server.call('getOrganisation', { token: live.access_token })).status).toBe(200);
  expect((await server.call('getOrganisation', { token: lapsed.access_token })).status).toBe(401);
});

it('forgets accounts that nobody finished and links long lapsed, but none that waits for an answer', async () => {
  const server = await serverForThisTest();
  const waiting = await beginRegistration(server, 'waiting@nordic-kitchen.example');
  const { body } = await server.call('getRegistration', { body: { registrationToken: waiting } });
  const [organisation] = body.organisations as { id: string }[];
  await server.call('requestAccess', {
    body: { registrationToken: waiting, organisationId: organisation?.id, ...person },
  });
  await createAccount(server, 'given-up@example.org');
  await createAccount(server, 'just-begun@example.org');
  await deliverMails(server);
  await server.database.asOwner(async (tx) => {
    await sql`update account set created_at = now() - interval '31 days' where email <> 'just-begun@example.org'`.execute(
      tx,
    );
    await sql`update link_token set expires_at = now() - interval '31 days' where purpose = 'EMAIL_VERIFICATION'`.execute(
      tx,
    );
  });
  await cleanUp(server.database, defaultRetention);
  const left = await server.database.asOwner(async (tx) => ({
    accounts: await tx.selectFrom('account').select('email').where('email', 'not like', '%.%@%').execute(),
    links: await tx.selectFrom('link_token').select('purpose').distinct().execute(),
  }));
  expect(left.accounts.map(({ email }) => email).toSorted()).toEqual([
    'just-begun@example.org',
    'waiting@nordic-kitchen.example',
  ]);
  expect(left.links).toEqual([{ purpose: 'ACCESS_REQUEST' }]);
  await expect(server.signIn('lena.brandt@nordic-kitchen.example')).resolves.toBeDefined();
});

describe('what the settings keep for so long', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
    for (let made = 0; made < 2; made += 1) await createProduct(server, token);
    await server.database.asOwner(async (tx) => {
      for (const table of ['activity', 'notification', 'captured_mail', 'session']) {
        await sql`delete from ${sql.table(table)}`.execute(tx);
      }
      // One for each of the last twelve days, of two organisations.
      await sql`
        with days as (select n, now() - make_interval(days => n) + interval '1 hour' as at from generate_series(1, 12) n),
             people as (select distinct on (organisation_id) * from organisation_user order by organisation_id limit 2),
             logged as (insert into activity (organisation_id, actor_id, event, created_at)
                        select organisation_id, id, 'WORK_BEGUN', at from days, people),
             told as (insert into notification (organisation_id, side, kind, lines, customer_organisation_id, line_id, product_id, product_name, created_at)
                      select l.customer_organisation_id, 'CUSTOMER', 'COMMENTED', 1, l.customer_organisation_id, l.id, l.product_id, 'x', at
                        from days, (select * from product_line limit 2) l),
             tracked as (insert into tracking_event (organisation_id, user_id, name, properties, plan_version, plan_branch, environment_key, region, created_at)
                         select organisation_id, id, 'x', '{}', 4, 'main', 'k', 'EU', at from days, people),
             mailed as (insert into captured_mail (id, recipient, subject, html, plain_text, created_at)
                        select gen_random_uuid(), 'x', 'x', 'x', 'x', at from days, people)
        insert into session (organisation_id, user_id, expires_at) select organisation_id, id, at from days, people`.execute(
        tx,
      );
    });
  });
  afterAll(() => server.stop());

  const kept = async () => {
    const { rows } = await server.database.asOwner((tx) =>
      sql<Record<string, number>>`
        select (select count(*)::integer from activity) as activity, (select count(*)::integer from notification) as notification,
               (select count(*)::integer from tracking_event) as tracking, (select count(*)::integer from captured_mail) as mail,
               (select count(*)::integer from session) as session`.execute(tx),
    );
    return rows[0];
  };
  const all = { activity: 24, notification: 24, tracking: 24, mail: 24, session: 24 };
  const forEver = { activityDays: 0, notificationDays: 0, trackingDays: 0, capturedMailDays: 0, sessionDays: 0 };

  it('is kept for ever where they say 0', async () => {
    await forgetByAge(server.database, forEver);
    expect(await kept()).toEqual(all);
  });

  it('goes when it is older, each by its own setting, however small the batches are', async () => {
    const left = { ...all };
    for (const [setting, kind, days] of [
      ['activityDays', 'activity', 10],
      ['notificationDays', 'notification', 8],
      ['trackingDays', 'tracking', 6],
      ['capturedMailDays', 'mail', 4],
      ['sessionDays', 'session', 2],
    ] as const) {
      await forgetByAge(server.database, { ...forEver, [setting]: days }, 3);
      left[kind] = days * 2;
      expect(await kept()).toEqual(left);
    }
    await forgetByAge(server.database, { ...forEver, activityDays: 1, trackingDays: 1 }, 2);
    expect(await kept()).toEqual({ ...left, activity: 2, tracking: 2 });
  });
});

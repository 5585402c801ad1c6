import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { newPassword } from '../../testing/joining.ts';
import { personalDataParts } from './personal-data-file.ts';
import { address, busyPersonOfFile, comment, firstAddress, namesOfPerson } from './testing/busy-person.ts';
import { placesNaming } from './testing/places-naming.ts';

const all = await busyPersonOfFile();

const download = async () => {
  const { headers, status, body } = await all.server.call('downloadPersonalData', { token: all.token });
  expect(status).toBe(200);
  return { headers, file: body as Record<string, Record<string, unknown>[]> };
};

describe('downloadPersonalData', () => {
  it('is a file that nobody keeps a copy of', async () => {
    const { headers } = await download();
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-disposition')).toContain('attachment; filename="pcf-exchange-personal-data.json"');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('holds every kind of data, and of each what is known', async () => {
    const { file } = await download();
    expect(Object.keys(file)).toEqual(['exportedAt', ...personalDataParts]);
    for (const part of personalDataParts) expect(file[part]?.length, part).toBeGreaterThan(0);
    expect(file.profile).toEqual([
      {
        name: "Xantippa Quellbrunn O'Ferrand",
        organisation: 'Mill',
        email: address,
        firstName: 'Xantippa',
        lastName: "Quellbrunn O'Ferrand",
        jobTitle: 'Buyer',
        language: 'de',
        accessLevel: 'ADMIN',
        joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
    expect(file.accounts).toMatchObject([{ email: address, newEmail: null, hasPassword: true, identities: [] }]);
    expect(file.accessRequests).toMatchObject([{ organisation: 'Mill', email: firstAddress, status: 'APPROVED' }]);
    expect(file.apiKeys).toMatchObject([{ name: 'Warehouse', scopes: ['READ'] }]);
    expect(file.history).toContainEqual(expect.objectContaining({ event: 'COMMENTED', comment }));
    expect(file.trackingEvents).toMatchObject([{ name: 'button_clicked' }]);
    expect(file.activity).toContainEqual(
      expect.objectContaining({ event: 'EMAIL_CHANGED', about: { from: firstAddress, to: address } }),
    );
    expect(file.activityAboutYou).toContainEqual(expect.objectContaining({ event: 'ACCESS_LEVEL_CHANGED' }));
    expect(file.invitations?.map(({ organisation }) => organisation).toSorted()).toEqual(['Buyer', 'Other buyer']);
    expect(new Set(file.notifications?.map(({ read }) => read))).toEqual(new Set([true, false]));
  });

  it('holds nothing of anybody else and nothing secret', async () => {
    const { file } = await download();
    const text = JSON.stringify(file);
    const others = ['Mara', 'Voss', 'mara@', 'kim@', 'new@mill.example'];
    expect(others.filter((word) => text.includes(word))).toEqual([]);
    expect(text).not.toMatch(/argon2|password_hash|"hash"|"secret"|token/i);
    const colleague = await all.server.call('downloadPersonalData', { token: all.kim });
    expect(namesOfPerson.filter((word) => JSON.stringify(colleague.body).includes(word))).toEqual([]);
  });

  it('goes on where the last batch ended, however many there are', async () => {
    const { server, kim } = all;
    await server.database.asOwner(async (tx) => {
      await sql`
        insert into activity (organisation_id, actor_id, event, details, created_at)
        select organisation_id, id, 'WORK_BEGUN', jsonb_build_object('count', n::text), timestamptz '2026-01-01' + make_interval(secs => n / 7)
          from organisation_user, generate_series(1, 1200) n where email = 'kim@mill.example'`.execute(tx);
      await sql`
        insert into tracking_event (organisation_id, user_id, name, properties, plan_version, plan_branch, environment_key, region, created_at)
        select organisation_id, id, n::text, '{}', 4, 'main', 'k', 'EU', timestamptz '2026-01-01' + make_interval(secs => n / 7)
          from organisation_user, generate_series(1, 1000) n where email = 'kim@mill.example'`.execute(tx);
    });
    const { body } = await server.call('downloadPersonalData', { token: kim });
    const file = body as Record<string, { name?: string; about?: { count?: string } }[]>;
    expect(new Set(file.activity?.map(({ about }) => about?.count)).size).toBe(1200);
    expect(file.activity).toHaveLength(1200);
    expect(new Set(file.trackingEvents?.map(({ name }) => name)).size).toBe(1000);
    expect(file.trackingEvents).toHaveLength(1000);
  });

  it('needs a session', async () => {
    expectProblem(await all.server.call('downloadPersonalData'), 'UNAUTHENTICATED');
  });
});

describe('eraseOwnAccount', () => {
  it('leaves the name and the addresses nowhere, in no column of no table', async () => {
    const { server, token, refreshToken, kim, buyer } = all;
    const before = await placesNaming(server, namesOfPerson);
    // What the person has left, so that the search is known to find it.
    expect(before).toEqual(
      expect.arrayContaining([
        'access_request.first_name',
        'account.email',
        'activity.details',
        'actor.name',
        'captured_mail.html',
        'captured_mail.recipient',
        'idempotency_key.body',
        'invitation.email',
        'invitation_claim.email',
        'organisation_user.email',
        'pgboss.job.data',
        'undeliverable_address.email',
        'user_invitation.email',
      ]),
    );
    expectProblem(
      await server.call('eraseOwnAccount', { token, body: { currentPassword: 'Not-the-password-1' } }),
      'VALIDATION_FAILED',
    );
    const { status } = await server.call('eraseOwnAccount', { token, body: { currentPassword: newPassword } });
    expect(status).toBe(204);
    expect(await placesNaming(server, namesOfPerson)).toEqual([]);

    expectProblem(await server.call('getCurrentUser', { token }), 'UNAUTHENTICATED');
    expectProblem(
      await server.call('refreshTokens', { body: { refresh_token: refreshToken } }),
      'INVALID_REFRESH_TOKEN',
    );
    for (const email of [address, firstAddress]) {
      expectProblem(await server.call('loginUser', { body: { email, password: newPassword } }), 'INVALID_CREDENTIALS');
    }
    expect((await server.call('listUsers', { token: kim })).body.metadata).toEqual({ count: 2 });
    expect((await server.call('getOrganisation', { token: buyer })).status).toBe(200);
  });

  it('lets the history speak of one former user, with the texts that were written', async () => {
    const { server, mill, buyer } = all;
    const { body } = await server.call('listActivities', { token: mill.token, query: { limit: '100' } });
    const entries = body.data as { event: string; actor: { name: string } | null; details: { name?: string } }[];
    const erased = entries.find(({ event }) => event === 'USER_ERASED');
    const pseudonym = erased?.actor?.name ?? '';
    expect(pseudonym).toMatch(/^Former user [0-9A-F]{6}$/);
    expect(erased?.details).toEqual({ name: pseudonym });
    expect(entries.filter(({ actor }) => actor?.name === pseudonym).map(({ event }) => event)).toEqual(
      expect.arrayContaining(['DATA_SUBMITTED', 'COMMENT_WRITTEN', 'TEMPLATES_CREATED', 'API_KEY_CREATED']),
    );
    const notifications = await server.call('listNotifications', { token: buyer });
    const told = notifications.body.data as { kind: string; actorName: string; comment: string | null }[];
    expect(told.find(({ kind }) => kind === 'COMMENTED')).toMatchObject({ actorName: pseudonym, comment });
  });

  it('leaves what others still need: their invitations, their partners, their answers to a repeated key', async () => {
    const { server, buyer, otherBuyer, mill } = all;
    const { body } = await server.call('listSentInvitations', { token: otherBuyer });
    expect(body.data).toMatchObject([
      {
        accessResponseStatus: 'PENDING',
        email: expect.stringMatching(/^former-user-[0-9a-f]{6}(-\d)?@erased\.invalid$/),
      },
    ]);
    const received = await server.call('listReceivedInvitations', { token: mill.token });
    expect((received.body.data as { organisationName: string }[]).map((each) => each.organisationName)).toContain(
      'Other buyer',
    );
    const suppliers = await server.call('listSuppliers', { token: buyer });
    expect(JSON.stringify(suppliers.body)).not.toContain('erased.invalid');
    const again = await server.call('createInvitations', {
      token: otherBuyer,
      body: { invitations: [{ email: address, relation: 'SUPPLIER' }] },
      headers: { 'idempotency-key': 'of-another' },
    });
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  });
});

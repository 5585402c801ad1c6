import { randomUUID } from 'node:crypto';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  nameInstallationAdmin,
  removeInstallationAdmin,
  settleInstallationAdmins,
} from '../../database/installation-admins.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { asOwner } from '../../testing/answering.ts';
import { createKey } from '../../testing/api-keys.ts';
import { done, serverOfFile } from '../../testing/api-test.ts';
import { createProduct, invitedSupplier, registeredSupplier } from '../../testing/exchange.ts';
import { organisationIdOf, tokenOf } from '../../testing/members.ts';

type Organisations = OperationOutput<'listOrganisations'>;
type Log = OperationOutput<'listInstallationEntries'>;

const lenasAddress = 'lena.brandt@nordic-kitchen.example';
const jonasAddress = 'jonas.weber@nordic-kitchen.example';
const server = await serverOfFile({
  settings: { INSTALLATION_ADMINS: ` ${lenasAddress.toUpperCase()} `, SIGN_INS_PER_MINUTE: '1000' },
});
const lena = await tokenOf(server, lenasAddress);
const jonas = await tokenOf(server, jonasAddress);
const camille = await tokenOf(server, 'camille.laurent@maison-verdier.example');
const nordic = await organisationIdOf(server, 'Nordic Kitchen');
const verdier = await organisationIdOf(server, 'Maison Verdier');

const list = (query: Record<string, string> = {}, token = lena) => server.call('listOrganisations', { token, query });
const organisations = async (query: Record<string, string> = {}) =>
  (await list(query)).body as unknown as Organisations;
const suspend = (organisationId: string, body: unknown = { reason: 'Unpaid' }, token = lena) =>
  server.call('suspendOrganisation', { token, params: { organisationId }, body });
const resume = (organisationId: string, token = lena) =>
  server.call('resumeOrganisation', { token, params: { organisationId } });
const log = async (query: Record<string, string> = {}) =>
  (await server.call('listInstallationEntries', { token: lena, query })).body as unknown as Log;
const isAdmin = async (token: string) =>
  (await server.call('getCurrentUser', { token })).body.installationAdmin as boolean;

describe('an administrator of the installation', () => {
  it('is named by the settings, whatever the spelling, or by an operator, and knows it', async () => {
    expect([await isAdmin(lena), await isAdmin(jonas)]).toEqual([true, false]);
    expect(await nameInstallationAdmin(server.database, jonasAddress)).toEqual({ name: 'Jonas Weber', changed: true });
    expect(await nameInstallationAdmin(server.database, jonasAddress)).toEqual({ name: 'Jonas Weber', changed: false });
    expect(await isAdmin(jonas)).toBe(true);
    expect((await list({}, jonas)).status).toBe(200);
    expect(await removeInstallationAdmin(server.database, jonasAddress)).toBe('Jonas Weber');
    expect(await removeInstallationAdmin(server.database, jonasAddress)).toBeUndefined();
    expect(await isAdmin(jonas)).toBe(false);
    expect(await nameInstallationAdmin(server.database, 'nobody@example.org')).toBeUndefined();
    expect((await log({ limit: '2' })).data).toMatchObject([
      { event: 'ADMIN_REMOVED', person: 'Jonas Weber', actor: null, organisation: null },
      { event: 'ADMIN_NAMED', person: 'Jonas Weber', actor: null, organisation: null },
    ]);
  });

  it('stays one only while the settings say so and the address is verified', async () => {
    await settleInstallationAdmins(server.database, []);
    expect(await isAdmin(lena)).toBe(false);
    await settleInstallationAdmins(server.database, [lenasAddress, 'x@y.example']);
    expect(await isAdmin(lena)).toBe(true);
    const verified = (moment: string | null) =>
      asOwner(server, sql`update account set email_verified_at = ${moment}::timestamptz where email = ${lenasAddress}`);
    await verified(null);
    expect(await isAdmin(lena)).toBe(false);
    await verified('2026-01-01');
    expect(await isAdmin(lena)).toBe(true);
  });

  it('is nobody else: an ADMIN, a user and a key of theirs are refused before anything is looked at', async () => {
    const { secret } = await createKey(server, lena, ['READ', 'ACTIVITY']);
    const calls = [
      'listOrganisations',
      'suspendOrganisation',
      'resumeOrganisation',
      'listInstallationEntries',
    ] as const;
    for (const name of calls) {
      const params = { organisationId: verdier };
      expectProblem(await server.call(name, { params }), 'UNAUTHENTICATED');
      for (const token of [jonas, camille, secret]) {
        expectProblem(await server.call(name, { params, token, query: { limit: 'many' } }), 'FORBIDDEN');
      }
    }
  });

  it('has no door in the database either', async () => {
    const { rows } = await server.database.forNewOrganisation(verdier, (tx) =>
      sql<{ seen: number; logged: number; outcome: string }>`
        select (select count(*)::integer from installation_organisation) as seen,
               (select count(*)::integer from installation_log) as logged,
               suspend_organisation(${nordic}::uuid, 'x') as outcome`.execute(tx),
    );
    expect(rows).toEqual([{ seen: 0, logged: 0, outcome: 'FORBIDDEN' }]);
  });
});

describe('the list of organisations', () => {
  it('says what each uses, and lists no placeholder of somebody invited', async () => {
    const before = (await organisations({ textSearch: 'nordic kit' })).data[0];
    const supplier = await registeredSupplier(server, lena, 'mara@counted.example', 'Counted');
    const sent = await createProduct(server, lena, { supplierId: supplier.id });
    await done(
      server.call('createEmissionRequest', { token: lena, body: { supplierId: supplier.id, productIds: [sent.id] } }),
    );
    await createProduct(server, lena);
    expect((await organisations({ textSearch: supplier.id })).data).toMatchObject([
      { purchasedCount: 0, receivedCount: 1 },
    ]);
    const { data, metadata } = await organisations({ textSearch: 'nordic kit' });
    expect(metadata).toEqual({ count: 1, deletionWaitDays: 30 });
    expect(data).toEqual([
      {
        id: nordic,
        name: 'Nordic Kitchen',
        createdAt: expect.stringMatching(/Z$/),
        userCount: expect.any(Number),
        purchasedCount: (before?.purchasedCount ?? 0) + 2,
        receivedCount: expect.any(Number),
        storageBytes: expect.any(Number),
        lastSignInAt: expect.stringMatching(/Z$/),
        suspension: null,
      },
    ]);
    const [counted] = await asOwner(
      server,
      sql<{ users: number; organisations: number }>`
          select (select count(*)::integer from organisation_user where organisation_id = ${nordic}) as users,
                 (select count(*)::integer from organisation where placeholder_of is null) as organisations`,
    );
    expect(data[0]?.userCount).toBe(counted?.users);
    expect((await organisations()).metadata.count).toBe(counted?.organisations);
  });

  it('is searched by name and id, narrowed by state, sorted and paged', async () => {
    expect((await organisations({ textSearch: verdier.toUpperCase() })).data.map(({ name }) => name)).toEqual([
      'Maison Verdier',
    ]);
    expect((await organisations({ state: 'SUSPENDED' })).data).toEqual([]);
    const names = (await organisations({ limit: '100' })).data.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    const reversed = await organisations({ limit: '100', sortBy: 'NAME', sortDirection: 'DESC' });
    expect(reversed.data.map(({ name }) => name)).toEqual(names.toReversed());
    const second = await organisations({ limit: '1', pageNumber: '1' });
    expect(second.data.map(({ name }) => name)).toEqual(names.slice(1, 2));
    for (const [sortBy, value] of [
      ['STORAGE', ({ storageBytes }) => storageBytes],
      ['PRODUCT_REQUESTS', ({ purchasedCount, receivedCount }) => purchasedCount + receivedCount],
      ['CREATED_AT', ({ createdAt }) => Date.parse(createdAt)],
      ['LAST_SIGN_IN', ({ lastSignInAt }) => (lastSignInAt === null ? 0 : Date.parse(lastSignInAt))],
    ] as readonly (readonly [string, (row: Organisations['data'][number]) => number])[]) {
      const values = (await organisations({ limit: '100', sortBy })).data.map(value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });

  it('refuses what makes no sense', async () => {
    expectProblem(await list({ sortBy: 'SIZE' }), 'VALIDATION_FAILED');
    expectProblem(await list({ state: 'GONE' }), 'VALIDATION_FAILED');
    expectProblem(await list({ pageNumber: '100000' }), 'PAGE_TOO_DEEP');
  });
});

describe('suspending and resuming', () => {
  it('is shown in the list and in both logs', async () => {
    expect((await suspend(verdier, { reason: '  The invoice of May is open.  ' })).status).toBe(204);
    expect((await organisations({ state: 'SUSPENDED' })).data).toMatchObject([
      { id: verdier, suspension: { reason: 'The invoice of May is open.', suspendedAt: expect.stringMatching(/Z$/) } },
    ]);
    expectProblem(await suspend(verdier), 'INVALID_TRANSITION');
    expect((await resume(verdier)).status).toBe(204);
    expectProblem(await resume(verdier), 'INVALID_TRANSITION');
    expect((await organisations({ state: 'SUSPENDED' })).data).toEqual([]);
    expect((await log({ limit: '2' })).data).toEqual([
      {
        id: expect.any(String),
        event: 'ORGANISATION_RESUMED',
        organisation: { id: verdier, name: 'Maison Verdier' },
        person: null,
        actor: 'Lena Brandt',
        reason: null,
        createdAt: expect.any(String),
      },
      expect.objectContaining({ event: 'ORGANISATION_SUSPENDED', reason: 'The invoice of May is open.' }),
    ]);
    const own = await server.call('listActivities', { token: camille, query: { limit: '2' } });
    expect(own.body.data).toMatchObject([
      { event: 'ORGANISATION_RESUMED', actor: null, details: {} },
      { event: 'ORGANISATION_SUSPENDED', actor: null, details: { reason: 'The invoice of May is open.' } },
    ]);
  });

  it('spares the own organisation and knows no other ones', async () => {
    expectProblem(await suspend(nordic), 'INVALID_TRANSITION');
    for (const id of [randomUUID(), await placeholder()]) {
      expectProblem(await suspend(id), 'NOT_FOUND');
      expectProblem(await resume(id), 'NOT_FOUND');
    }
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(2401) }, { reason: 'x', until: 'Monday' }]) {
      expectProblem(await suspend(verdier, body), 'VALIDATION_FAILED');
    }
  });

  it('happens once, however many do it at a time', async () => {
    const twice = async (change: () => ReturnType<typeof resume>) =>
      (await Promise.all([change(), change(), change()])).map(({ status }) => status).toSorted();
    expect(await twice(() => suspend(verdier))).toEqual([204, 409, 409]);
    expect(await twice(() => resume(verdier))).toEqual([204, 409, 409]);
    expect((await log({ limit: '2' })).data.map(({ event }) => event)).toEqual([
      'ORGANISATION_RESUMED',
      'ORGANISATION_SUSPENDED',
    ]);
  });
});

const placeholder = () => invitedSupplier(server, lena, 'nobody@placeholder.example');

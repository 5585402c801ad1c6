import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, askFor, asOwner } from '../../testing/answering.ts';
import { completeAnswer, saveDraft, submitAnswer } from '../../testing/answers.ts';
import { createKey } from '../../testing/api-keys.ts';
import { done } from '../../testing/api-test.ts';
import { createProduct, invitedSupplier } from '../../testing/exchange.ts';
import { addDocument, pdf } from '../../testing/library.ts';
import { organisationIdOf } from '../../testing/members.ts';
import { createConnection, withPartners } from '../../testing/network.ts';
import { exportsOf, rowsOf, temporaryFiles, textOf } from './testing/archives.ts';

const all = await answeringOfFile({ INSTALLATION_ADMINS: 'mara@buyer.example', ...withPartners });
const { server, buyer, mill, quarry, kim } = all;
const { address, asBuyer, exported } = exportsOf(all);
const buyers = await organisationIdOf(server, 'Buyer');
const otherBuyers = await organisationIdOf(server, 'Other buyer');

describe('what is exported', () => {
  it('is what a supplier may read: not what its customers keep, nor other suppliers', async () => {
    const document = await addDocument(server, mill.token, pdf('of the mill'));
    const asked = await askFor(all, { comment: 'For the mill' }, { name: 'Flour as it was sent' });
    const data = completeAnswer({ methodologies: { documents: [{ id: document.id, name: document.name }] } });
    await done(submitAnswer(server, mill.token, asked.reference, asked.id, { data }));
    const other = await askFor({ ...all, mill: quarry }, { comment: 'For the quarry' }, { name: 'Gravel' });
    await done(
      saveDraft(server, quarry.token, other.reference, other.id, { data: { comment: 'Draft of the quarry' } }),
    );
    await addDocument(server, quarry.token, pdf('of the quarry'));
    const renamed = { name: 'Flour as it is called now', internalReference: 'F-1', version: 1 };
    await done(server.call('updateProduct', { token: buyer, params: { productId: asked.id }, body: renamed }));
    const [line] = await asOwner(
      server,
      sql<{ name: string }>`select product_name as name from product_line where id = ${asked.lineId}`,
    );
    expect(line).toEqual({ name: 'Flour as it is called now' });
    await invitedSupplier(server, mill.token, 'mara@other-buyer.example');
    const { secret } = await createKey(server, mill.token, ['READ']);
    await createConnection(server, mill.token, { name: 'Steel AG', clientSecret: 'what-steel-gave-us' });

    const files = await exported(mill.id);
    expect(rowsOf(files, 'organisation')).toMatchObject([{ id: mill.id, name: 'Mill' }]);
    expect(rowsOf(files, 'organisation_user').map(({ email }) => email)).toEqual(
      expect.arrayContaining(['mara@mill.example', 'kim@mill.example']),
    );
    expect(rowsOf(files, 'received_line')).toMatchObject([{ id: asked.lineId, sent_name: 'Flour as it was sent' }]);
    expect(rowsOf(files, 'seen_submission')).toMatchObject([{ line_id: asked.lineId, submitted_by: 'Mara Voss' }]);
    expect(rowsOf(files, 'sent_invitation')).toMatchObject([{ email: 'mara@other-buyer.example', status: 'PENDING' }]);
    expect(rowsOf(files, 'own_network_connection')).toMatchObject([{ name: 'Steel AG', client_id: 'nordic-kitchen' }]);
    expect(files.get(`documents/${document.id}.pdf`)?.toString()).toBe(pdf('of the mill'));
    expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(1);

    const text = textOf(files);
    for (const kept of [
      'Flour as it is called now',
      'Gravel',
      'For the quarry',
      'of the quarry',
      quarry.id,
      // Whether an invited address belongs to somebody is nobody's to know.
      otherBuyers,
      secret,
      'what-steel-gave-us',
      'client_secret',
      'secret_hash',
      'password_hash',
      '$argon2',
    ]) {
      expect(text, kept).not.toContain(kept);
    }
    expect([...files.keys()].filter((name) => /^tables\/(platform|schema_migration|installation_)/.test(name))).toEqual(
      [],
    );

    const customers = await exported(buyers);
    expect(customers.get(`received-documents/${document.id}.pdf`)?.toString()).toBe(pdf('of the mill'));
    expect(rowsOf(customers, 'purchased_line').map(({ product_name }) => product_name)).toEqual(
      expect.arrayContaining(['Flour as it is called now', 'Gravel']),
    );
    expect(textOf(customers)).not.toContain('Draft of the quarry');
    expect(textOf(customers)).not.toContain('what-steel-gave-us');
  });

  it('has every table that two organisations read judged: left out for views of each side, or the same to both', async () => {
    const shared = await asOwner(
      server,
      sql<{ name: string }>`
        select distinct tablename::text as name from pg_policies
         where schemaname = 'public' and cmd in ('SELECT', 'ALL') and qual ~ ' OR ' order by 1`,
    );
    const leftOut = ['emission_request', 'invitation_claim', 'line_history', 'product_line', 'submission'];
    const alike = ['connection', 'network_delivery', 'network_event', 'received_footprint', 'submission_document'];
    expect(shared.map(({ name }) => name)).toEqual([...leftOut, ...alike].toSorted());
    const names = [...(await exported(mill.id)).keys()];
    for (const name of leftOut) expect(names).not.toContain(`tables/${name}/000001.jsonl`);
  });
});

describe('who exports', () => {
  it('runs the installation: nobody else, neither an ADMIN nor a key, and no door in the database', async () => {
    const params = { organisationId: mill.id };
    expectProblem(await server.call('exportOrganisation', { params }), 'UNAUTHENTICATED');
    const { secret } = await createKey(server, buyer, ['READ', 'ACTIVITY']);
    for (const token of [mill.token, quarry.token, kim, secret]) {
      expectProblem(await server.call('exportOrganisation', { params, token }), 'FORBIDDEN');
      const asked = { params: { organisationId: 'mill' }, token };
      expectProblem(await server.call('exportOrganisation', asked), 'FORBIDDEN');
    }
    const { rows } = await server.database.forNewOrganisation(mill.id, (tx) =>
      sql`select begin_organisation_export(${mill.id}::uuid) as outcome`.execute(tx),
    );
    expect(rows).toEqual([{ outcome: 'FORBIDDEN' }]);
  });

  it('finds neither an unknown organisation nor the placeholder of one that was invited', async () => {
    const placeholder = await invitedSupplier(server, buyer, 'nobody@invited.example');
    for (const organisationId of [randomUUID(), placeholder]) {
      expectProblem(await server.call('exportOrganisation', { token: buyer, params: { organisationId } }), 'NOT_FOUND');
    }
    const params = { organisationId: 'mill' };
    expectProblem(await server.call('exportOrganisation', { token: buyer, params }), 'VALIDATION_FAILED');
  });

  it('is named in the log of the installation and not in that of the organisation, also of a suspended one', async () => {
    const params = { organisationId: otherBuyers };
    await done(server.call('suspendOrganisation', { token: buyer, params, body: { reason: 'Unpaid' } }));
    expect(rowsOf(await exported(otherBuyers), 'organisation')).toMatchObject([{ name: 'Other buyer' }]);
    const logged = await asOwner(
      server,
      sql`select e.event, e.organisation_name, a.name as actor from installation_event e
            left join actor a on a.organisation_id = e.actor_organisation_id and a.id = e.actor_id
           where e.organisation_id = ${otherBuyers} order by e.created_at desc limit 1`,
    );
    expect(logged).toEqual([{ event: 'ORGANISATION_EXPORTED', organisation_name: 'Other buyer', actor: 'Mara Voss' }]);
    const own = await asOwner(
      server,
      sql`select event, actor_id from activity where organisation_id = ${otherBuyers} and event = 'ORGANISATION_EXPORTED'`,
    );
    expect(own).toEqual([{ event: 'ORGANISATION_EXPORTED', actor_id: null }]);
    await done(server.call('resumeOrganisation', { token: buyer, params }));
  });
});

describe('a caller who goes away', () => {
  const running = () => server.database.load().gates.reduce((sum, gate) => sum + gate.running + gate.waiting, 0);
  const failures = () => server.logLines.filter((line) => JSON.parse(line).level >= 50);

  it('in the middle of the archive leaves no temporary file, and no transaction was open meanwhile', async () => {
    const left = await temporaryFiles();
    const before = failures();
    const content = new Blob([pdf('much'), new Uint8Array(randomBytes(9_000_000))]);
    await addDocument(server, quarry.token, content);
    const request = get(address(quarry.id), { headers: asBuyer, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    expect(await left()).toHaveLength(1);
    expect(running()).toBe(0);
    response.destroy();
    await expect.poll(left).toEqual([]);
    expect(running()).toBe(0);
    expect(failures()).toEqual(before);
  });

  it('before it begins leaves none either', async () => {
    const left = await temporaryFiles();
    const before = failures();
    await createProduct(server, quarry.token);
    const request = get(address(quarry.id), { headers: asBuyer, agent: false }).on('error', () => {});
    await expect.poll(left, { interval: 1 }).toHaveLength(1);
    request.destroy();
    await expect.poll(left).toEqual([]);
    await expect.poll(running).toBe(0);
    expect(failures()).toEqual(before);
  });
});

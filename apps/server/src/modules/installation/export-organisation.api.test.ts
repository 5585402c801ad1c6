import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { calls } from '@pcf/contract/operations/calls';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { nameInstallationAdmin } from '../../database/installation-admins.ts';
import { FileStoreError } from '../../files/file-store-error.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { exportOrganisationTo } from '../../operate-organisations.ts';
import { answeringOfFile, askFor, asOwner } from '../../testing/answering.ts';
import { completeAnswer, saveDraft, submitAnswer } from '../../testing/answers.ts';
import { createKey } from '../../testing/api-keys.ts';
import { done } from '../../testing/api-test.ts';
import { registeredCompany } from '../../testing/companies.ts';
import { createProduct, invitedSupplier } from '../../testing/exchange.ts';
import { addDocument, pdf, storageKeyOf } from '../../testing/library.ts';
import { organisationIdOf, userIdOf } from '../../testing/members.ts';
import { createConnection, withPartners } from '../../testing/network.ts';

const all = await answeringOfFile({ INSTALLATION_ADMINS: 'mara@buyer.example', ...withPartners });
const { server, buyer, mill, quarry, kim } = all;
const buyers = await organisationIdOf(server, 'Buyer');
const otherBuyers = await organisationIdOf(server, 'Other buyer');

const address = (organisationId: string) =>
  new URL(calls.exportOrganisation.path.replace('{organisationId}', organisationId), server.url);
const asBuyer = { authorization: `Bearer ${buyer}` };

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What the system's tar makes of an archive: its files by their names. */
async function unpacked(archive: string): Promise<Map<string, Buffer>> {
  const folder = await ownFolder();
  const run = promisify(execFile);
  const { stdout } = await run('tar', ['-tzf', archive]);
  await run('tar', ['-xzf', archive, '-C', folder]);
  const files = new Map<string, Buffer>();
  for (const name of stdout.trimEnd().split('\n')) files.set(name, await readFile(join(folder, name)));
  return files;
}

async function exported(organisationId: string): Promise<Map<string, Buffer>> {
  const response = await fetch(address(organisationId), { headers: asBuyer });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/gzip');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w ]+\.tar\.gz"/);
  const archive = join(await ownFolder(), 'organisation.tar.gz');
  await writeFile(archive, new Uint8Array(await response.arrayBuffer()));
  return unpacked(archive);
}

const rowsOf = (files: ReadonlyMap<string, Buffer>, table: string): Record<string, unknown>[] =>
  [...files]
    .filter(([name]) => name.startsWith(`tables/${table}/`))
    .flatMap(([, bytes]) => bytes.toString().trimEnd().split('\n'))
    .map((line) => JSON.parse(line));

const textOf = (files: ReadonlyMap<string, Buffer>) =>
  [...files].map(([name, bytes]) => `${name}\n${bytes.toString('latin1')}`).join('\n');

/** Temporary files of exports from now on, which the test has for itself. */
async function temporaryFiles(): Promise<() => Promise<string[]>> {
  const folder = await ownFolder();
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return async () => (await readdir(folder)).filter((name) => name.startsWith('pcf-exchange-export-'));
}

/** From now on no document can be opened, but for the next few. */
function failingStore(error: FileStoreError, { after = 0 } = {}): void {
  const { documents } = server.app;
  const open = documents.open.bind(documents);
  const failing = vi.spyOn(documents, 'open').mockRejectedValue(error);
  for (let opened = 0; opened < after; opened += 1) failing.mockImplementationOnce(open);
  onTestFinished(() => void vi.restoreAllMocks());
}

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

  it('comes in files of a thousand rows', async () => {
    await asOwner(
      server,
      sql`insert into product (organisation_id, name, internal_reference, created_by)
          select ${quarry.id}::uuid, 'Stone ' || n, 'S-' || n, ${await userIdOf(server, 'mara@quarry.example')}::uuid
            from generate_series(1, 1005) n`,
    );
    const files = await exported(quarry.id);
    const linesIn = (name: string) => files.get(name)?.toString().trimEnd().split('\n').length;
    expect(linesIn('tables/product/000001.jsonl')).toBe(1000);
    expect(linesIn('tables/product/000002.jsonl')).toBe(5);
    expect(new Set(rowsOf(files, 'product').map(({ id }) => id)).size).toBe(1005);
  });

  it('is a whole archive where files of documents are missing or of another size than was noted', async () => {
    const [gone, longer, shorter] = [
      await addDocument(server, kim, pdf('gone')),
      await addDocument(server, kim, pdf('longer')),
      await addDocument(server, kim, pdf('shorter')),
    ];
    const { documents } = server.app;
    const put = async ({ id }: { id: string }, content: string) =>
      documents.put(await storageKeyOf(server, id), Readable.from([content]), content.length);
    await documents.remove(await storageKeyOf(server, gone.id));
    await put(longer, pdf('longer'.repeat(1000)));
    await put(shorter, '%');
    const files = await exported(mill.id);
    expect(files.get(`documents/${longer.id}.pdf`)?.toString()).toBe(pdf('longer'.repeat(1000)));
    expect(files.get(`documents/${shorter.id}.pdf`)?.toString()).toBe('%');
    expect(files.get('missing-documents.txt')?.toString()).toBe(`documents/${gone.id}.pdf\n`);
    expect([...files.keys()].at(-1)).toBe('missing-documents.txt');
    await documents.put(await storageKeyOf(server, gone.id), Readable.from([pdf('gone')]), pdf('gone').length);
  });

  it('breaks off where the store of documents is away from the first or from a later one on, and leaves nothing', async () => {
    const left = await temporaryFiles();
    const breaksOff = async (organisationId: string) => {
      const response = await fetch(address(organisationId), { headers: asBuyer });
      expect(response.status).toBe(200);
      await expect(response.arrayBuffer()).rejects.toThrow();
      await expect.poll(left).toEqual([]);
    };
    failingStore(new FileStoreError('The bucket is away'));
    await breaksOff(mill.id);
    vi.restoreAllMocks();

    const company = await registeredCompany(server, 'Library', { email: 'boss@library.example' });
    for (let added = 0; added < 11; added += 1) await addDocument(server, company.token, pdf(`number ${added}`));
    failingStore(new FileStoreError('The bucket is away'), { after: 1 });
    await breaksOff(company.organisationId);
    vi.restoreAllMocks();

    failingStore(new FileStoreError('Gone', { cause: Object.assign(new Error(), { code: 'ENOENT' }) }), { after: 1 });
    const files = await exported(company.organisationId);
    expect(files.get('missing-documents.txt')?.toString().trimEnd().split('\n')).toHaveLength(10);
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

  it('does so thirty times an hour at most', async () => {
    await nameInstallationAdmin(server.database, 'kim@mill.example');
    const attempt = () => server.call('exportOrganisation', { token: kim, params: { organisationId: randomUUID() } });
    for (let tried = 0; tried < 30; tried += 1) expectProblem(await attempt(), 'NOT_FOUND');
    const refused = await attempt();
    expectProblem(refused, 'TOO_MANY_REQUESTS');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
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

describe('an operator', () => {
  it('writes the same archive, over nothing, and is nobody in the log', async () => {
    const file = join(await ownFolder(), 'mill.tar.gz');
    const write = (organisationId = mill.id) =>
      exportOrganisationTo(server.database, server.app.documents, organisationId, file);
    expect(await write()).toMatch(/^\d+ rows and \d+ documents of Mill are in .*\.tar\.gz\.\n$/);
    expect(rowsOf(await unpacked(file), 'organisation')).toMatchObject([{ name: 'Mill' }]);
    await expect(write()).rejects.toThrow('is there already: name a new file.');
    await rm(file);
    await expect(write(randomUUID())).rejects.toThrow('No organisation has the id');
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    const [logged] = await asOwner(
      server,
      sql<{ event: string; actor_id: string | null }>`
        select event, actor_id from installation_event where organisation_id = ${mill.id} order by created_at desc limit 1`,
    );
    expect(logged).toEqual({ event: 'ORGANISATION_EXPORTED', actor_id: null });
  });

  it('is told of documents that are missing in what was written, and keeps nothing of a store that is away', async () => {
    const { id } = await addDocument(server, kim, pdf('lost'));
    await server.app.documents.remove(await storageKeyOf(server, id));
    const file = join(await ownFolder(), 'mill.tar.gz');
    const write = () => exportOrganisationTo(server.database, server.app.documents, mill.id, file);
    await expect(write()).rejects.toThrow(`But the files of these documents could not be read: documents/${id}.pdf.`);
    expect((await unpacked(file)).get('missing-documents.txt')?.toString()).toBe(`documents/${id}.pdf\n`);
    await rm(file);
    failingStore(new FileStoreError('The bucket is away'));
    await expect(write()).rejects.toThrow('Nothing was exported.');
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
});

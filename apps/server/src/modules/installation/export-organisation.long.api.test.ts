import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { nameInstallationAdmin } from '../../database/installation-admins.ts';
import { FileStoreError } from '../../files/file-store-error.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { exportOrganisationTo } from '../../operate-organisations.ts';
import { answeringOfFile, asOwner } from '../../testing/answering.ts';
import { registeredCompany } from '../../testing/companies.ts';
import { addDocument, pdf, storageKeyOf } from '../../testing/library.ts';
import { userIdOf } from '../../testing/members.ts';
import { exportsOf, ownFolder, rowsOf, temporaryFiles, unpacked } from './testing/archives.ts';

const all = await answeringOfFile({ INSTALLATION_ADMINS: 'mara@buyer.example' });
const { server, mill, quarry, kim } = all;
const { address, asBuyer, exported } = exportsOf(all);

/** From now on no document can be opened, but for the next few. */
function failingStore(error: FileStoreError, { after = 0 } = {}): void {
  const { documents } = server.app;
  const open = documents.open.bind(documents);
  const failing = vi.spyOn(documents, 'open').mockRejectedValue(error);
  for (let opened = 0; opened < after; opened += 1) failing.mockImplementationOnce(open);
  onTestFinished(() => void vi.restoreAllMocks());
}

describe('an archive', () => {
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

  it('is made thirty times an hour at most', async () => {
    await nameInstallationAdmin(server.database, 'kim@mill.example');
    const attempt = () => server.call('exportOrganisation', { token: kim, params: { organisationId: randomUUID() } });
    for (let tried = 0; tried < 30; tried += 1) expectProblem(await attempt(), 'NOT_FOUND');
    const refused = await attempt();
    expectProblem(refused, 'TOO_MANY_REQUESTS');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
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

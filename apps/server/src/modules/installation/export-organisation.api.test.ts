import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { exportOrganisationTo } from '../../operate-organisations.ts';
import { asOwner } from '../../testing/answering.ts';
import { createKey } from '../../testing/api-keys.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { addDocument, pdf } from '../../testing/library.ts';
import { organisationIdOf, tokenOf } from '../../testing/members.ts';
import { createConnection, withPartners } from '../../testing/network.ts';

const server = await serverOfFile({ settings: withPartners });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const nordic = await organisationIdOf(server, 'Nordic Kitchen');

async function exported(organisationId: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'organisation.tar.gz');
  const write = () => exportOrganisationTo(server.database, server.app.documents, organisationId, file);
  return { write, read: async () => filesOf(gunzipSync(await readFile(file))) };
}

/** What a tar archive holds, by name. */
function filesOf(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive[at] !== 0; ) {
    const text = (from: number, length: number) =>
      archive.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '');
    const bytes = Number.parseInt(text(124, 12), 8);
    files.set(text(0, 100), archive.subarray(at + 512, at + 512 + bytes));
    at += 512 + Math.ceil(bytes / 512) * 512;
  }
  return files;
}

it('holds what the organisation may read, nothing secret and nothing of others', async () => {
  const document = await addDocument(server, lena, pdf('exported'));
  const { secret } = await createKey(server, lena, ['READ']);
  await createConnection(server, lena, { name: 'Steel AG', clientSecret: 'what-steel-gave-us' });
  const { write, read } = await exported(nordic);
  expect(await write()).toMatch(/^\d+ rows and \d+ documents of Nordic Kitchen are in .*\.tar\.gz\.\n$/);
  const files = await read();
  const rowsOf = (table: string) =>
    [...files]
      .filter(([name]) => name.startsWith(`tables/${table}/`))
      .flatMap(([, bytes]) => bytes.toString().trimEnd().split('\n'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rowsOf('organisation').map(({ id, name }) => [id, name])).toEqual([[nordic, 'Nordic Kitchen']]);
  const [counted] = await asOwner(
    server,
    sql<{ lines: number }>`select count(*)::integer as lines from product where organisation_id = ${nordic}`,
  );
  expect(rowsOf('product')).toHaveLength(counted?.lines ?? -1);
  expect(rowsOf('network_connection')).toMatchObject([{ client_id: 'nordic-kitchen' }]);
  expect(rowsOf('network_connection')[0]).not.toHaveProperty('client_secret');
  expect(rowsOf('own_supplier').length).toBeGreaterThan(0);
  expect(files.get(`documents/${document.id}.pdf`)?.toString()).toBe(pdf('exported'));

  const all = [...files.values()].map((bytes) => bytes.toString('latin1')).join('\n');
  for (const kept of [secret, 'what-steel-gave-us', '$argon2', '$scrypt', 'password_hash', 'maison-verdier.example']) {
    expect(all).not.toContain(kept);
  }
  const [logged] = await asOwner(
    server,
    sql<{ event: string; actor_id: string | null }>`
      select event, actor_id from installation_event where organisation_id = ${nordic} order by created_at desc limit 1`,
  );
  expect(logged).toEqual({ event: 'ORGANISATION_EXPORTED', actor_id: null });
});

it('writes over nothing, and nothing of an organisation that does not exist', async () => {
  const { write } = await exported(nordic);
  await write();
  await expect(write()).rejects.toThrow('is there already: name a new file.');
  const nobody = await exported(randomUUID());
  await expect(nobody.write()).rejects.toThrow('No organisation has the id');
  await expect(nobody.read()).rejects.toThrow('ENOENT');
});

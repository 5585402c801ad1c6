import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { addDocument, pdf, sendDocument, waitingDiscards } from '../../testing/library.ts';
import { tokenOf } from '../../testing/members.ts';
import { serverForThisTest } from '../../testing/test-server.ts';

/** Three documents and a little. */
const size = 1000;
const allowedBytes = 3 * size + 10;
const document = (bytes = size) => pdf('x'.repeat(bytes - pdf('').length));

const server = await serverOfFile({ settings: { ORGANISATION_STORAGE_BYTES: String(allowedBytes) } });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const camille = await tokenOf(server, 'camille.laurent@maison-verdier.example');

const storageOf = async (token: string) => {
  const { body } = await server.call('listDocuments', { token });
  return body.storage;
};
const used = (usedBytes: number) => ({ usedBytes, allowedBytes });
const removeAll = async (token: string) => {
  const { body } = await server.call('listDocuments', { token });
  const ids = (body.data as { id: string }[]).map(({ id }) => id);
  if (ids.length > 0) expect((await server.call('deleteDocuments', { token, body: { ids } })).status).toBe(200);
};

describe('the storage of an organisation', () => {
  it('is what its documents take, is refused beyond what is allowed, and is given back', async () => {
    expect(await storageOf(lena)).toEqual(used(0));
    const added = [];
    for (let count = 1; count <= 3; count += 1) {
      added.push(await addDocument(server, lena, document()));
      expect(await storageOf(lena)).toEqual(used(count * size));
    }
    const discards = await waitingDiscards(server);
    const refused = await sendDocument(server, lena, document());
    expectProblem(refused, 'STORAGE_FULL');
    expect(refused).toMatchObject({ status: 409, body: used(3 * size) });
    // Nothing was stored for it that would have to go again.
    expect(await waitingDiscards(server)).toHaveLength(discards.size);
    expect(await storageOf(lena)).toEqual(used(3 * size));
    // Another organisation has its own.
    expect(await storageOf(camille)).toEqual(used(0));
    await addDocument(server, camille, document());
    await removeAll(camille);

    await server.call('deleteDocuments', { token: lena, body: { ids: [added[0]?.id] } });
    expect(await storageOf(lena)).toEqual(used(2 * size));
    await addDocument(server, lena, document(size + 10));
    expect(await storageOf(lena)).toEqual(used(allowedBytes));
    await removeAll(lena);
    expect(await storageOf(lena)).toEqual(used(0));
  });

  it('is looked at before a file is read, and what was answered before is answered again', async () => {
    const key = { 'idempotency-key': 'filling' };
    const first = await sendDocument(server, lena, document(allowedBytes), 'All.pdf', key);
    expect(first.status).toBe(200);
    expect((await sendDocument(server, lena, document(allowedBytes), 'All.pdf', key)).body).toEqual(first.body);
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    // A form of which nothing but the head ever comes.
    socket.write(
      `POST /api/organisation/attachments HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${lena}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 409 /);
    await removeAll(lena);
  });

  it('is never exceeded by uploads at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await sendDocument(server, camille, document())).status),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(await storageOf(camille)).toEqual(used(3 * size));
    await removeAll(camille);
    expect(await storageOf(camille)).toEqual(used(0));
  });

  it('is not taken by files that turned out to be too many', async () => {
    const removed: string[] = [];
    const { remove } = server.app.documents;
    vi.spyOn(server.app.documents, 'remove').mockImplementation((key) => {
      removed.push(key);
      return remove(key);
    });
    const before = await waitingDiscards(server);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await sendDocument(server, camille, document())).status),
    );
    const stored = (await waitingDiscards(server)).size - before.size;
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    // Those that were stored before it was known that they do not fit in are gone at once.
    expect(removed).toHaveLength(stored - 3);
    expect(stored).toBeGreaterThan(3);
    await removeAll(camille);
  });

  it('is nothing that a caller writes', async () => {
    const { organisationId } = await server.database.asOwner((tx) =>
      tx.selectFrom('organisation').select('id as organisationId').limit(1).executeTakeFirstOrThrow(),
    );
    await expect(
      server.database.forNewOrganisation(organisationId, (tx) =>
        tx.updateTable('storage_use').set({ used_bytes: 0 }).execute(),
      ),
    ).rejects.toThrow('permission denied');
  });
});

it('five gigabytes are allowed where no setting says otherwise', async () => {
  const usual = await serverForThisTest();
  const { access_token: token } = await usual.signIn('lena.brandt@nordic-kitchen.example');
  const { body } = await usual.call('listDocuments', { token });
  expect(body.storage).toEqual({ usedBytes: 0, allowedBytes: 5_368_709_120 });
  expect((await usual.call('listDocuments')).status).toBe(401);
});

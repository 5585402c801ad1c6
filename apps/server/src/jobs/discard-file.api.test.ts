import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { addDocument, pdf, storageKeyOf, waitingDiscards } from '../testing/library.ts';
import { tokenOf } from '../testing/members.ts';
import { discardFile } from './discard-file.ts';

const server = await serverOfFile();
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');

const discard = (storageKey: string) => discardFile(server.database, server.app.documents, { storageKey });
const read = async (key: string) => text(await server.app.documents.open(key));

describe('discarding a file', () => {
  it('leaves what a document has', async () => {
    const { id } = await addDocument(server, lena, pdf('kept'));
    const key = await storageKeyOf(server, id);
    expect([...(await waitingDiscards(server)).keys()]).toContain(key);
    await discard(key);
    expect(await read(key)).toBe(pdf('kept'));
  });

  it('removes what its document left behind', async () => {
    const { id } = await addDocument(server, lena);
    const key = await storageKeyOf(server, id);
    await server.call('deleteDocuments', { token: lena, body: { ids: [id] } });
    expect(await read(key)).toBe(pdf());
    await discard(key);
    await expect(read(key)).rejects.toThrow('ENOENT');
    await discard(key);
  });

  it('removes what an interrupted upload left behind', async () => {
    await server.app.documents.put('ab/interrupted.pdf', Readable.from([pdf()]), pdf().length);
    await discard('ab/interrupted.pdf');
    await expect(read('ab/interrupted.pdf')).rejects.toThrow('ENOENT');
  });
});

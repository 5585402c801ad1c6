import { randomUUID } from 'node:crypto';
import { maxDeletedDocuments } from '@pcf/contract/exchange-limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import {
  type AskedLine,
  addDocument,
  addSubmission,
  askedLine,
  pdf,
  sendDocument,
  storageKeyOf,
  waitingDiscards,
} from '../../testing/library.ts';
import { tokenOf } from '../../testing/members.ts';
import { attachDocuments, knownDocuments } from './known-documents.service.ts';

const maxBytes = 100_000;
let asked: AskedLine;

const server = await serverOfFile({ settings: { UPLOAD_BYTES: String(maxBytes) } });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const jonas = await tokenOf(server, 'jonas.weber@nordic-kitchen.example');
const camille = await tokenOf(server, 'camille.laurent@maison-verdier.example');
beforeAll(async () => {
  asked = await askedLine(server, lena, 'eva@mill.example');
});

const list = async (token: string, query: Readonly<Record<string, string>> = {}) => {
  const { body } = await server.call('listDocuments', { token, query });
  return body as { data: { id: string; name: string; isUsed: boolean }[]; metadata: { count: number } };
};
const remove = (token: string, ids: readonly unknown[]) => server.call('deleteDocuments', { token, body: { ids } });
const asSupplier = <Result>(work: Parameters<typeof server.database.forNewOrganisation<Result>>[1]) =>
  server.database.forNewOrganisation(asked.supplier.id, work);
const submission = (version: number) => ({
  customerOrganisationId: asked.customerOrganisationId,
  lineId: asked.lineId,
  version,
  supplierOrganisationId: asked.supplier.id,
});

describe('uploadDocument', () => {
  it('takes a PDF by its content, and lists it for the whole organisation', async () => {
    const answer = await sendDocument(server, jonas, pdf('first'), 'Prüfbericht.pdf');
    expect(answer).toMatchObject({
      status: 200,
      body: { name: 'Prüfbericht.pdf', isUsed: false, sizeBytes: pdf('first').length },
    });
    expect((await list(lena)).data[0]).toEqual(answer.body);
    const { rows } = await server.database.asOwner((tx) =>
      sql`select sha256, size_bytes::integer as size from document where id = ${answer.body.id}`.execute(tx),
    );
    expect(rows).toEqual([{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), size: pdf('first').length }]);
    await remove(lena, [answer.body.id]);
  });

  it.each([
    ['a text that is called PDF', 'Carbon footprint: 3.7 kg'],
    ['an empty file', ''],
    ['a picture', new Blob([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')])],
    ['a PDF behind something else', `x${pdf()}`],
    ['what only begins like a PDF', '%PDF<script>alert(1)</script>'],
  ])('refuses %s', async (_what, content) => {
    const before = [...(await waitingDiscards(server)).keys()];
    expectProblem(await sendDocument(server, lena, content, 'Report.pdf'), 'INVALID_FILE');
    expect((await list(lena)).metadata.count).toBe(0);
    expect([...(await waitingDiscards(server)).keys()]).toEqual(before);
  });

  it('refuses what is too large, no form, or without a file', async () => {
    expectProblem(await sendDocument(server, lena, pdf('x'.repeat(maxBytes))), 'BODY_TOO_LARGE');
    expectProblem(await server.call('uploadDocument', { token: lena, body: {} }), 'UNSUPPORTED_MEDIA_TYPE');
    expectProblem(await server.call('uploadDocument', { token: lena }), 'VALIDATION_FAILED');
    expectProblem(await sendDocument(server, '', pdf()), 'UNAUTHENTICATED');
    expect((await list(lena)).metadata.count).toBe(0);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\eva\\Report.pdf', 'Report.pdf'],
    ['Re\nport.pdf', 'Re port.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(251)}.pdf`],
    ['Report "final".pdf', 'Report "final".pdf'],
  ])('calls %j %j', async (given, name) => {
    const { id } = await addDocument(server, lena, pdf(), given);
    expect((await list(lena)).data).toMatchObject([{ id, name }]);
    expect(await storageKeyOf(server, id)).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/);
    await remove(lena, [id]);
  });

  it('leaves a job that discards the file, should the upload end before its document is there', async () => {
    const { id } = await addDocument(server, lena);
    const waiting = (await waitingDiscards(server)).get(await storageKeyOf(server, id));
    expect(waiting?.inSeconds).toBeGreaterThan(3000);
    await remove(lena, [id]);
  });

  it('with an Idempotency-Key makes one document, however often it is sent', async () => {
    const headers = { 'idempotency-key': 'document' };
    const answers = [
      await sendDocument(server, lena, pdf('once'), 'Once.pdf', headers),
      await sendDocument(server, lena, pdf('once'), 'Once.pdf', headers),
    ];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[1]?.headers.get('idempotency-replayed')).toBe('true');
    expect((await list(lena)).metadata.count).toBe(1);
    expectProblem(await sendDocument(server, lena, pdf('other'), 'Once.pdf', headers), 'IDEMPOTENCY_KEY_REUSED');
    await remove(lena, [answers[0]?.body.id]);
  });

  it('many times an hour is too much', async () => {
    await addDocument(server, camille);
    const used = (count: number) =>
      server.database.asOwner((tx) =>
        sql`update rate_limit set used = ${count} where bucket = 'document-uploads'`.execute(tx),
      );
    await used(600);
    expectProblem(await sendDocument(server, camille), 'TOO_MANY_REQUESTS');
    await used(0);
  });
});

describe('listDocuments', () => {
  let owner: string;
  beforeAll(async () => {
    owner = (await askedLine(server, lena, 'list@jars.example')).supplier.token;
    for (const name of ['Alpha 100%.pdf', 'Beta_2.pdf', 'BÄCKEREI.pdf', 'alphabet.pdf']) {
      await addDocument(server, owner, pdf(), name);
    }
  });
  const found = async (query: Readonly<Record<string, string>>) => {
    const { data, metadata } = await list(owner, query);
    return [data.map(({ name }) => name), metadata.count];
  };

  it('has the newest first, a page at a time, and counts them all', async () => {
    expect(await found({})).toEqual([['alphabet.pdf', 'BÄCKEREI.pdf', 'Beta_2.pdf', 'Alpha 100%.pdf'], 4]);
    expect(await found({ limit: '3', pageNumber: '1' })).toEqual([['Alpha 100%.pdf'], 4]);
    expect(await found({ limit: '5', pageNumber: '1' })).toEqual([[], 4]);
  });

  it.each([
    ['alpha', ['alphabet.pdf', 'Alpha 100%.pdf']],
    ['PHA', ['alphabet.pdf', 'Alpha 100%.pdf']],
    ['bäck', ['BÄCKEREI.pdf']],
    ['0%', ['Alpha 100%.pdf']],
    ['%', ['Alpha 100%.pdf']],
    ['_', ['Beta_2.pdf']],
    ['\\', []],
    ['zz', []],
  ])('finds %j anywhere in a name', async (searchTerm, names) => {
    expect(await found({ searchTerm })).toEqual([names, names.length]);
  });

  it('refuses what it cannot read, and is for those who are signed in', async () => {
    expectProblem(await server.call('listDocuments', { token: lena, query: { limit: 'x' } }), 'VALIDATION_FAILED');
    expectProblem(
      await server.call('listDocuments', { token: lena, query: { searchTerm: 'x'.repeat(201) } }),
      'VALIDATION_FAILED',
    );
    expectProblem(await server.call('listDocuments', { token: lena, query: { pageNumber: '1000' } }), 'PAGE_TOO_DEEP');
    expectProblem(await server.call('listDocuments'), 'UNAUTHENTICATED');
  });

  it('shows nobody the documents of others', async () => {
    expect((await list(lena)).data).toEqual([]);
    expect((await list(camille)).data.map(({ name }) => name)).toEqual(['Report.pdf']);
  });
});

describe('deleteDocuments', () => {
  it('deletes several at once, and their files with them', async () => {
    const ids = [(await addDocument(server, lena)).id, (await addDocument(server, lena)).id];
    const keys = await Promise.all(ids.map((id) => storageKeyOf(server, id)));
    expect(await remove(lena, [...ids, ids[0]?.toUpperCase()])).toMatchObject({ status: 200, body: { deleted: 2 } });
    expect((await list(lena)).metadata.count).toBe(0);
    const waiting = await waitingDiscards(server);
    for (const key of keys) expect(waiting.get(key)?.inSeconds).toBeLessThan(1);
  });

  it('deletes all or none', async () => {
    const { id } = await addDocument(server, lena);
    expectProblem(await remove(lena, [id, randomUUID()]), 'NOT_FOUND');
    expect((await list(lena)).metadata.count).toBe(1);
    await remove(lena, [id]);
  });

  it('knows nothing of the documents of others', async () => {
    const { id } = await addDocument(server, lena);
    const foreign = await remove(camille, [id]);
    expectProblem(foreign, 'NOT_FOUND');
    expect((await remove(camille, [randomUUID()])).body).toEqual({ ...foreign.body, instance: expect.any(String) });
    expect((await list(lena)).metadata.count).toBe(1);
    expectProblem(await server.call('deleteDocuments', { body: { ids: [id] } }), 'UNAUTHENTICATED');
    await remove(lena, [id]);
  });

  it('refuses what it cannot read', async () => {
    for (const ids of [[], ['x'], Array.from({ length: maxDeletedDocuments + 1 }, () => randomUUID())]) {
      expectProblem(await remove(lena, ids), 'VALIDATION_FAILED');
    }
  });

  it('leaves what a submission carries, and everything beside it', async () => {
    const { token } = asked.supplier;
    const [carried, free] = [await addDocument(server, token), await addDocument(server, token)];
    await addSubmission(server, asked, 1);
    await asSupplier((tx) => attachDocuments(tx, submission(1), [carried.id, carried.id.toUpperCase()]));
    expectProblem(await remove(token, [free.id, carried.id]), 'DOCUMENT_IN_USE');
    expect((await list(token)).data.map(({ id, isUsed }) => [id, isUsed])).toEqual([
      [free.id, false],
      [carried.id, true],
    ]);
  });

  it('is settled against a submission that is made at the same moment', async () => {
    const { token } = asked.supplier;
    for (let version = 2; version < 8; version += 1) {
      const ids = [(await addDocument(server, token)).id, (await addDocument(server, token)).id];
      await addSubmission(server, asked, version);
      const [removed, attached] = await Promise.all([
        remove(token, ids.toReversed()),
        asSupplier((tx) => attachDocuments(tx, submission(version), ids)).then(
          () => 'ATTACHED',
          (error: { code?: string }) => error.code,
        ),
      ]);
      expect([
        ['DOCUMENT_IN_USE', 'ATTACHED'],
        [undefined, 'VALIDATION_FAILED'],
      ]).toContainEqual([removed.body.code, attached]);
      const known = await asSupplier((tx) => knownDocuments(tx, ids));
      expect(known.size).toBe(attached === 'ATTACHED' ? 2 : 0);
    }
  });

  it('twice at the same moment succeeds once', async () => {
    const { id } = await addDocument(server, lena);
    const both = await Promise.all([remove(lena, [id]), remove(lena, [id])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('what an answer may name', () => {
  it('is in the own library', async () => {
    const own = await addDocument(server, asked.supplier.token, pdf(), 'Own.pdf');
    const foreign = await addDocument(server, camille);
    const known = await asSupplier((tx) => knownDocuments(tx, [own.id, foreign.id, randomUUID()]));
    expect([...known]).toEqual([[own.id, 'Own.pdf']]);
    expect(await asSupplier((tx) => knownDocuments(tx, []))).toEqual(new Map());
    await expect(asSupplier((tx) => attachDocuments(tx, submission(1), [foreign.id]))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import { cleanUp } from '../../../jobs/clean-up.ts';
import { defaultRetention } from '../../../testing/default-retention.ts';
import { answerOf, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { importFile, sendFile, shortHeader, tableCounts } from './testing/import-file.ts';

const maxBytes = 200_000;
const maxRows = 3;

let server: TestServer;
let lena: string;
let camille: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-uploads-'));
  vi.stubEnv('TMPDIR', folder);
  server = await startTestServer({
    settings: { IMPORT_BYTES: String(maxBytes), IMPORT_ROWS_EMBEDDED: String(maxRows) },
  });
  lena = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
  camille = (await server.signIn('camille.laurent@maison-verdier.example')).access_token;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
  await rm(folder, { recursive: true });
});

const file = (reference: string) => `${shortHeader}\nChair,${reference},\n`;
const path = '/api/customer/products/import';

async function send(
  contentType: string | undefined,
  body: string | Uint8Array<ArrayBuffer> | FormData | null,
  token = lena,
) {
  const headers = { authorization: `Bearer ${token}`, ...(contentType ? { 'content-type': contentType } : {}) };
  return answerOf(await fetch(new URL(path, server.url), { method: 'POST', headers, body }));
}

describe('an upload', () => {
  it('is taken from nobody without a session, and nothing of it is read', async () => {
    expectProblem(await sendFile(server, '', file('U-1')), 'UNAUTHENTICATED');
    expectProblem(await sendFile(server, 'nonsense', file('U-1')), 'UNAUTHENTICATED');
  });

  it('is a form', async () => {
    expectProblem(await send('application/json', '{}'), 'UNSUPPORTED_MEDIA_TYPE');
    expectProblem(await send('text/csv', file('U-1')), 'UNSUPPORTED_MEDIA_TYPE');
    expectProblem(await send(undefined, new Uint8Array([1, 2])), 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('is not packed, nor waited for where it says that it is', async () => {
    const content = `${shortHeader}\n${'Chair,U-1,\n'.repeat(15_000)}`;
    for (const encoding of ['gzip', 'br', 'zstd', 'deflate']) {
      const form = new FormData();
      form.append('file', new Blob([content]), 'table.csv');
      const answer = await fetch(new URL(path, server.url), {
        method: 'POST',
        headers: { authorization: `Bearer ${lena}`, 'content-encoding': encoding },
        body: form,
        signal: AbortSignal.timeout(10_000),
      });
      expectProblem(await answerOf(answer), 'UNSUPPORTED_MEDIA_TYPE');
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('is a form only where a file is asked for', async () => {
    const form = new FormData();
    form.append('name', 'Chair');
    const answer = await answerOf(
      await fetch(new URL('/api/customer/products', server.url), {
        method: 'POST',
        headers: { authorization: `Bearer ${lena}` },
        body: form,
      }),
    );
    expectProblem(answer, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('has its file in the field of that name', async () => {
    const form = new FormData();
    form.append('other', new Blob([file('U-1')]), 'products.csv');
    form.append('text', 'x');
    for (const answer of [
      await send(undefined, form),
      await send(undefined, new FormData()),
      await send(undefined, null),
    ]) {
      expectProblem(answer, 'VALIDATION_FAILED');
      expect(answer.body.errors).toMatchObject([{ path: '/body/file', code: 'REQUIRED' }]);
    }
  });

  it.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    [
      'breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nPro',
    ],
    ['is no form at all', 'multipart/form-data; boundary=b', 'nothing of the kind'],
  ])('is refused where the form %s', async (_what, contentType, body) => {
    expectProblem(await send(contentType, body), 'VALIDATION_FAILED');
  });

  // Where nobody listened to what is beyond a limit, the end that is missing would end the process.
  it.each([
    ['fields', 'content-disposition: form-data; name="other"'],
    ['files', 'content-disposition: form-data; name="file"; filename="a.csv"'],
    ['parts without a name', 'x: y'],
  ])('is refused where the form has too many %s and breaks off in one', async (_what, head) => {
    const part = `--b\r\n${head}\r\n\r\nPro`;
    const form = `${`${part}\r\n`.repeat(1100)}${part}`;
    expectProblem(await send('multipart/form-data; boundary=b', form), 'VALIDATION_FAILED');
  });

  it('with two files is refused', async () => {
    const form = new FormData();
    for (const reference of ['U-1', 'U-2']) form.append('file', new Blob([file(reference)]), 'products.csv');
    expectProblem(await send(undefined, form), 'VALIDATION_FAILED');
  });

  it('has so many bytes at most, said beforehand or not', async () => {
    expectProblem(await sendFile(server, lena, 'x'.repeat(maxBytes + 1)), 'BODY_TOO_LARGE');
    expectProblem(await sendFile(server, lena, 'x'.repeat(2 * maxBytes)), 'BODY_TOO_LARGE');
  });

  it('that is given up on its way is forgotten', async () => {
    const importId = randomUUID();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const head = [
      `POST ${path}?importId=${importId} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${lena}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 1000',
    ];
    const body = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nProduct';
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    const phase = async () =>
      (await server.call('getImportProgress', { token: lena, params: { importId } })).body.phase;
    await expect.poll(phase).toBe('READING');
    socket.destroy();
    await expect.poll(phase).toBe('FAILED');
  });

  it('with an unknown choice is refused', async () => {
    expectProblem(await sendFile(server, lena, file('U-1'), { onDuplicate: 'replace' }), 'VALIDATION_FAILED');
    expectProblem(await sendFile(server, lena, file('U-1'), { importId: 'mine' }), 'VALIDATION_FAILED');
  });

  it('leaves no file behind, and wrote nothing so far', async () => {
    await importFile(server, lena, 'nonsense');
    expect((await readdir(folder)).filter((name) => name.includes('upload'))).toEqual([]);
    expect(await tableCounts(server)).toMatchObject({ product: 0, product_import_row: 0 });
  });
});

describe('the rows of a file', () => {
  const rows = (count: number) =>
    [shortHeader, ...Array.from({ length: count }, (_, index) => `Chair,R${count}-${index},`)].join('\n');

  it('are as many as the embedded database takes, and on PostgreSQL any number', async () => {
    expect(await importFile(server, lena, rows(maxRows))).toMatchObject({ created: maxRows });
    const result = await importFile(server, lena, rows(maxRows + 1), { dryRun: 'true' });
    if (server.database.kind === 'postgres') expect(result).toMatchObject({ created: maxRows + 1, errors: [] });
    else expect(result.errors).toEqual([{ row: maxRows + 2, code: 'TOO_MANY_ROWS', value: String(maxRows) }]);
  });
});

describe('how far an import is', () => {
  it('is told to the own organisation, and nobody else', async () => {
    const importId = randomUUID();
    const progress = (token: string) => server.call('getImportProgress', { token, params: { importId } });
    expectProblem(await progress(lena), 'NOT_FOUND');
    await importFile(server, lena, file('P-1'), { importId });
    expect(await progress(lena)).toMatchObject({
      status: 200,
      body: { importId, phase: 'DONE', rowsRead: 1, percent: 100 },
    });
    expectProblem(await progress(camille), 'NOT_FOUND');
    expectProblem(await server.call('getImportProgress', { params: { importId } }), 'UNAUTHENTICATED');
    expectProblem(await sendFile(server, lena, 'x'.repeat(maxBytes + 1), { importId }), 'BODY_TOO_LARGE');
    expect((await progress(lena)).body).toMatchObject({ phase: 'FAILED' });
  });

  it('is forgotten after a day, with what was staged', async () => {
    await server.database.asOwner((tx) =>
      sql`
        with old as (
          insert into file_import (organisation_id, import_id, created_at)
          select id, gen_random_uuid(), now() - interval '2 days' from organisation where name = 'Nordic Kitchen' returning organisation_id, id
        ) insert into product_import_row (organisation_id, file_import_id, row_number) select organisation_id, id, 2 from old`.execute(
        tx,
      ),
    );
    expect(await tableCounts(server)).toMatchObject({ product_import_row: 1 });
    await cleanUp(server.database, defaultRetention);
    expect(await tableCounts(server)).toMatchObject({ product_import_row: 0 });
  });
});

describe('a repeated import', () => {
  it('with the same key and file is answered alike, with another it is refused', async () => {
    const headers = { 'idempotency-key': 'import' };
    const first = await sendFile(server, lena, file('K-1'), {}, headers);
    const second = await sendFile(server, lena, file('K-1'), {}, headers);
    expect(first.body).toMatchObject({ created: 1 });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expectProblem(await sendFile(server, lena, file('K-2'), {}, headers), 'IDEMPOTENCY_KEY_REUSED');
    expectProblem(await sendFile(server, lena, file('K-1'), { dryRun: 'true' }, headers), 'IDEMPOTENCY_KEY_REUSED');
  });

  it('many times an hour is too much', async () => {
    await importFile(server, camille, file('L-1'), { dryRun: 'true' });
    await server.database.asOwner((tx) =>
      sql`update rate_limit set used = 200 where bucket = 'product-imports'`.execute(tx),
    );
    expectProblem(await sendFile(server, camille, file('L-1'), { dryRun: 'true' }), 'TOO_MANY_REQUESTS');
    await server.database.asOwner((tx) => sql`delete from rate_limit where bucket = 'product-imports'`.execute(tx));
  });

  it('of many new suppliers counts against the limit of invitations', async () => {
    await server.database.asOwner((tx) =>
      sql`update rate_limit set used = 200 where bucket = 'invitations'`.execute(tx),
    );
    await server.call('createInvitations', {
      token: lena,
      body: { invitations: [{ email: 'a@n.example', relation: 'SUPPLIER' }] },
    });
    await server.database.asOwner((tx) =>
      sql`update rate_limit set used = 60 where bucket = 'invitations'`.execute(tx),
    );
    const before = await tableCounts(server);
    const named = `${shortHeader},Supplier e-mail\nChair,N-1,,new@n.example\n`;
    expectProblem(await sendFile(server, lena, named), 'TOO_MANY_REQUESTS');
    expect(await tableCounts(server)).toEqual(before);
  });
});

describe('the file to fill in', () => {
  it.each(['csv', 'xlsx'])('is offered as %s and imported as it is', async (format) => {
    const response = await fetch(
      new URL(`/api/customer/products/import-file?format=${format}&fileName=Vorlage%20%C3%A4`, server.url),
      { headers: { authorization: `Bearer ${lena}` } },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Vorlage _.${format}"; filename*=UTF-8''Vorlage%20%C3%A4.${format}`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toMatch(
      format === 'csv' ? 'text/csv; charset=utf-8' : /spreadsheetml\.sheet$/,
    );
    const result = await importFile(server, lena, new Uint8Array(await response.arrayBuffer()));
    expect(result).toMatchObject({ errors: [], rows: 0 });
    expect(result.preview.headings).toHaveLength(12);
  });

  it('needs a session', async () => {
    expectProblem(await server.call('downloadEmptyProductFile'), 'UNAUTHENTICATED');
  });
});

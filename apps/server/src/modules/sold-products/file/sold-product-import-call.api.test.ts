import { randomUUID } from 'node:crypto';
import { soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import { cleanUp } from '../../../jobs/clean-up.ts';
import { asOwner } from '../../../testing/answering.ts';
import { serverOfFile } from '../../../testing/api-test.ts';
import { defaultRetention } from '../../../testing/default-retention.ts';
import { registerCompany } from '../../../testing/joining.ts';
import { answerOf } from '../../../testing/test-server.ts';
import { fileOf, importTemplates, sendTemplates, templatesOf } from './testing/sold-product-file.ts';

const maxBytes = 100_000;
const maxRows = 3;
let token: string;
let stranger: string;

const server = await serverOfFile({
  demo: false,
  settings: { IMPORT_BYTES: String(maxBytes), IMPORT_ROWS_EMBEDDED: String(maxRows) },
});
beforeAll(async () => {
  token = (await registerCompany(server, 'mara@mill.example', 'Mill')).token;
  stranger = (await registerCompany(server, 'mara@quarry.example', 'Quarry')).token;
});

const file = (...references: string[]) =>
  fileOf(references.map((internalReference) => ({ name: 'Sheet', internalReference })));

describe('importTemplates', () => {
  it('is for a user with a session', async () => {
    expectProblem(await sendTemplates(server, '', file('A-1')), 'UNAUTHENTICATED');
    expectProblem(await sendTemplates(server, 'nonsense', file('A-1')), 'UNAUTHENTICATED');
  });

  it('takes a form with a file, of a size, and choices it knows', async () => {
    const send = async (contentType: string, body: string) =>
      answerOf(
        await fetch(new URL('/api/templates/import', server.url), {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
          body,
        }),
      );
    expectProblem(await send('text/csv', file('A-1')), 'UNSUPPORTED_MEDIA_TYPE');
    expectProblem(await send('application/json', '{}'), 'UNSUPPORTED_MEDIA_TYPE');
    expectProblem(await sendTemplates(server, token, 'x'.repeat(maxBytes + 1)), 'BODY_TOO_LARGE');
    for (const query of [{ onDuplicate: 'replace' }, { importId: 'mine' }, { dryRun: 'perhaps' }]) {
      const refused = await sendTemplates(server, token, file('A-1'), query);
      expectProblem(refused, 'VALIDATION_FAILED');
      expect(refused.body.errors).toMatchObject([{ path: `/query/${Object.keys(query)[0]}` }]);
    }
  });

  it.each([
    ['an empty file', '', { row: 0, code: 'INVALID_FILE_FORMAT' }],
    ['no text', new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe]), { row: 0, code: 'INVALID_FILE_FORMAT' }],
    ['another table', 'a,b\n1,2\n', { row: 1, code: 'INVALID_HEADER' }],
  ] as const)('tells that it is %s', async (_what, content, error) => {
    const result = await importTemplates(server, token, content);
    expect(result.errors[0]).toMatchObject(error);
    expect(result.written).toBe(false);
  });

  it('takes as many rows as the embedded database does, and on PostgreSQL any number', async () => {
    const result = await importTemplates(server, token, file('R-1', 'R-2', 'R-3', 'R-4'), { dryRun: 'true' });
    if (server.database.kind === 'postgres') expect(result).toMatchObject({ created: maxRows + 1, errors: [] });
    else expect(result.errors).toEqual([{ row: maxRows + 2, code: 'TOO_MANY_ROWS', value: String(maxRows) }]);
    expect(await templatesOf(server, '%')).toEqual([]);
  });

  it('knows only the own templates', async () => {
    await importTemplates(server, token, file('A-1'));
    const result = await importTemplates(server, stranger, file('A-1'), { onDuplicate: 'update', allowWarnings: '1' });
    expect(result).toMatchObject({ created: 1, updated: 0, warnings: [] });
    expect(await templatesOf(server, 'A-1')).toMatchObject([{ version: 1 }, { version: 1 }]);
  });

  it('sent twice with a key is done once', async () => {
    const headers = { 'idempotency-key': 'templates' };
    const first = await sendTemplates(server, token, file('K-1'), {}, headers);
    const second = await sendTemplates(server, token, file('K-1'), {}, headers);
    expect(first.body).toMatchObject({ created: 1 });
    expect(second.body).toEqual(first.body);
    expectProblem(await sendTemplates(server, token, file('K-2'), {}, headers), 'IDEMPOTENCY_KEY_REUSED');
  });

  it('many times an hour is too much', async () => {
    await asOwner(server, sql`update rate_limit set used = 200 where bucket = 'template-imports'`);
    expectProblem(await sendTemplates(server, token, file('L-1'), { dryRun: 'true' }), 'TOO_MANY_REQUESTS');
    await asOwner(server, sql`delete from rate_limit where bucket = 'template-imports'`);
  });
});

describe('getTemplateImportProgress', () => {
  const progress = (importId: string, bearer: string) =>
    server.call('getTemplateImportProgress', { token: bearer, params: { importId } });

  it('is told to the own organisation, and nobody else', async () => {
    const importId = randomUUID();
    await importTemplates(server, token, file('P-1', 'P-2'), { importId });
    expect(await progress(importId, token)).toMatchObject({
      status: 200,
      body: { importId, phase: 'DONE', rowsRead: 2, percent: 100 },
    });
    const [foreign, unknown] = [await progress(importId, stranger), await progress(randomUUID(), stranger)];
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expectProblem(await progress('mine', token), 'VALIDATION_FAILED');
    expectProblem(await server.call('getTemplateImportProgress', { params: { importId } }), 'UNAUTHENTICATED');
    expectProblem(await sendTemplates(server, token, 'x'.repeat(maxBytes + 1), { importId }), 'BODY_TOO_LARGE');
    expect((await progress(importId, token)).body).toMatchObject({ phase: 'FAILED' });
  });

  it('is forgotten after a day, with what was staged', async () => {
    const staged = () => asOwner(server, sql`select row_number from template_import_row`);
    expect(await staged()).toEqual([]);
    await asOwner(
      server,
      sql`
        with old as (
          insert into file_import (organisation_id, import_id, created_at)
          select id, gen_random_uuid(), now() - interval '2 days' from organisation where name = 'Mill' returning organisation_id, id
        ) insert into template_import_row (organisation_id, file_import_id, row_number) select organisation_id, id, 2 from old`,
    );
    expect(await staged()).toHaveLength(1);
    await cleanUp(server.database, defaultRetention);
    expect(await staged()).toEqual([]);
  });
});

describe('downloadEmptyTemplateFile', () => {
  it.each(['csv', 'xlsx'])('is offered as %s and imported as it is', async (format) => {
    const response = await fetch(
      new URL(`/api/templates/import-file?format=${format}&fileName=Vorlage%20%C3%A4`, server.url),
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Vorlage _.${format}"; filename*=UTF-8''Vorlage%20%C3%A4.${format}`,
    );
    const result = await importTemplates(server, token, new Uint8Array(await response.arrayBuffer()));
    expect(result).toMatchObject({ errors: [], rows: 0 });
    expect(result.preview.headings).toEqual(Object.values(soldProductFileHeadings));
  });

  it('needs a session', async () => {
    expectProblem(await server.call('downloadEmptyTemplateFile'), 'UNAUTHENTICATED');
  });
});

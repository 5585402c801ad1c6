import type { CallName } from '@pcf/contract/operations/calls';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { templateFileHeadings } from '@pcf/contract/template-file-headings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answering, askFor, startAnswering } from '../testing/answering.ts';
import { cellsFile } from '../testing/cells-file.ts';
import { sendsFile } from '../testing/send-file.ts';
import type { Answer } from '../testing/test-server.ts';

let all: Answering;
beforeAll(async () => {
  all = await startAnswering();
});
afterAll(() => all.server.stop());

/** A problem without the id that each has of its own. */
const told = ({ status, body: { instance: _, ...body } }: Answer) => ({ status, body });

const cells = [{ name: 'Jar', internalReference: 'J-1' }];

it.each([
  ['importProducts', 'getImportProgress', cellsFile(productImportHeadings, cells, 3)],
  ['importTemplates', 'getTemplateImportProgress', cellsFile(templateFileHeadings, cells, 3)],
] as const)(
  '%s and its progress leave an import of others alone, even by the same id',
  async (upload, progress, file) => {
    const { server, buyer, otherBuyer } = all;
    const importId = crypto.randomUUID();
    const send = sendsFile(upload);
    const asked = (token: string) => server.call(progress, { token, params: { importId } });
    expect((await send(server, buyer, file, { importId })).body).toMatchObject({ created: 1 });
    const foreign = await asked(otherBuyer);
    const unknown = await server.call(progress, { token: otherBuyer, params: { importId: crypto.randomUUID() } });
    expect(foreign.status).toBe(404);
    expect(told(foreign)).toEqual(told(unknown));
    expect((await send(server, otherBuyer, file, { importId, dryRun: 'true' })).body).toMatchObject({ created: 1 });
    expect((await asked(buyer)).body).toMatchObject({ phase: 'DONE' });
  },
);

it('getReceivedRequest knows no request to somebody else', async () => {
  const { server, quarry, mill } = all;
  const { params } = await askFor(all);
  const asked = (token: string, requestReference: string) =>
    server.call('getReceivedRequest', { token, params: { requestReference } });
  expect((await asked(mill.token, String(params.requestReference))).status).toBe(200);
  const foreign = await asked(quarry.token, String(params.requestReference));
  expect(foreign.status).toBe(404);
  expect(told(foreign)).toEqual(told(await asked(quarry.token, 'REQ-2026-999999')));
});

it('downloadTemplateMatches narrows to no customer of somebody else', async () => {
  const { server, quarry, otherBuyer } = all;
  const { id } = (await server.call('getOrganisation', { token: otherBuyer })).body as { id: string };
  const rows = async (customerIds: string) => {
    const call: CallName = 'downloadTemplateMatches';
    const { status, body } = await server.call(call, { token: quarry.token, query: { customerIds } });
    return [status, String(body.text).trim().split('\n').length];
  };
  expect(await rows(id)).toEqual([200, 1]);
  expect(await rows(crypto.randomUUID())).toEqual([200, 1]);
});

import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { expect, it } from 'vitest';
import { answeringOfFile, askFor } from '../testing/answering.ts';
import { cellsFile } from '../testing/cells-file.ts';
import { sendsFile } from '../testing/send-file.ts';
import { createSoldProduct } from '../testing/sold-products.ts';
import type { Answer } from '../testing/test-server.ts';

const all = await answeringOfFile();

/** A problem without the id that each has of its own. */
const told = ({ status, body: { instance: _, ...body } }: Answer) => ({ status, body });

const cells = [{ name: 'Jar', internalReference: 'J-1' }];

it.each([
  ['importProducts', 'getImportProgress', cellsFile(productImportHeadings, cells, 3)],
  ['importTemplates', 'getTemplateImportProgress', cellsFile(soldProductFileHeadings, cells, 3)],
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

/** Lists and files that can be narrowed to some ids: to those of somebody else as to those that never were. */
it.each([
  ['downloadTemplateMatches', 'customerIds', 'organisation'],
  ['downloadReceived', 'customerIds', 'organisation'],
  ['downloadPurchased', 'supplierIds', 'organisation'],
  ['downloadFootprint', 'supplierIds', 'organisation'],
  ['downloadActivities', 'actorIds', 'user'],
  ['listTemplates', 'templateIds', 'template'],
  ['downloadTemplates', 'templateIds', 'template'],
] as const)('%s narrowed by %s knows nothing of somebody else', async (call, parameter, kind) => {
  const { server, quarry, otherBuyer } = all;
  const ids = {
    organisation: String((await server.call('getOrganisation', { token: otherBuyer })).body.id),
    user: String((await server.call('getCurrentUser', { token: otherBuyer })).body.id),
    template: (await createSoldProduct(server, otherBuyer)).id,
  };
  const asked = async (id: string) => {
    const { status, body } = await server.call(call, { token: quarry.token, query: { [parameter]: id } });
    return { status, body };
  };
  const foreign = await asked(ids[kind]);
  expect(foreign.status).toBe(200);
  expect(foreign).toEqual(await asked(crypto.randomUUID()));
});

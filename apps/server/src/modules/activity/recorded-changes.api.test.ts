import { soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { beforeAll, describe, expect, it } from 'vitest';
import { done, serverOfFile } from '../../testing/api-test.ts';
import { cellsFile } from '../../testing/cells-file.ts';
import { createProduct, registeredSupplier } from '../../testing/exchange.ts';
import { registerCompany } from '../../testing/joining.ts';
import { addDocument } from '../../testing/library.ts';
import { sendsFile } from '../../testing/send-file.ts';
import { completeSoldProduct, createSoldProduct } from '../../testing/sold-products.ts';
import { logged } from './testing/logged.ts';

let token: string;

const server = await serverOfFile({ demo: false });
beforeAll(async () => {
  ({ token } = await registerCompany(server, 'mara@mill.example', 'Mill'));
});

const importProducts = sendsFile('importProducts');
const importTemplates = sendsFile('importTemplates');
const log = (work: () => Promise<unknown>) => logged(server, token, work);

describe('products', () => {
  it('are logged when made, changed, deleted, archived and restored', async () => {
    let id = '';
    expect(
      await log(async () => {
        ({ id } = await createProduct(server, token, { name: 'Chair', internalReference: 'C-1' }));
      }),
    ).toEqual([['PRODUCTS_CREATED', { count: '1', product: 'Chair' }]]);
    const params = { productId: id };
    const change = { token, params, body: { name: 'Stool', internalReference: 'C-1', version: 1 } };
    expect(await log(() => done(server.call('updateProduct', change)))).toEqual([
      ['PRODUCT_CHANGED', { count: '1', product: 'Stool' }],
    ]);
    expect(await log(() => server.call('updateProduct', change))).toEqual([]);
    const remove = (productIds: string[], dryRun = false) =>
      done(server.call('deleteProducts', { token, body: { productIds, dryRun } }));
    expect(await log(() => remove([id], true))).toEqual([]);
    expect(await log(() => remove([id]))).toEqual([['PRODUCTS_DELETED', { count: '1', product: 'Stool' }]]);

    const supplier = await registeredSupplier(server, token, 'mara@quarry.example', 'Quarry');
    const other = await registeredSupplier(server, token, 'mara@pit.example', 'Pit');
    const sent = await createProduct(server, token, { name: 'Bench' });
    // One product with two lines is one product.
    expect(
      await log(async () => {
        for (const supplierId of [supplier.id, other.id]) {
          await done(server.call('createEmissionRequest', { token, body: { supplierId, productIds: [sent.id] } }));
        }
      }),
    ).toEqual([
      ['REQUESTS_SENT', { count: '1', product: 'Bench', organisation: 'Pit' }],
      ['REQUESTS_SENT', { count: '1', product: 'Bench', organisation: 'Quarry' }],
    ]);
    expect(await log(() => remove([sent.id]))).toEqual([
      ['PRODUCTS_ARCHIVED', { count: '1', product: 'Bench' }],
      ['REQUESTS_CANCELED', { count: '2' }],
    ]);
    const restore = () => done(server.call('restoreProduct', { token, params: { productId: sent.id } }));
    expect(await log(restore)).toEqual([['PRODUCTS_RESTORED', { count: '1', product: 'Bench' }]]);
  });

  it('are one entry for a file of many, and one for what it changed', async () => {
    const file = (name: string, count: number) =>
      `Product name,Product reference number,Product description\n${Array.from({ length: count }, (_, row) => `${name},I-${row},`).join('\n')}`;
    expect(await log(() => done(importProducts(server, token, file('Screw', 150), { dryRun: 'true' })))).toEqual([]);
    expect(await log(() => done(importProducts(server, token, file('Screw', 150))))).toEqual([
      ['PRODUCTS_CREATED', { count: '150' }],
    ]);
    const update = { allowWarnings: 'true', onDuplicate: 'update' };
    expect(await log(() => done(importProducts(server, token, file('Bolt', 151), update)))).toEqual([
      ['PRODUCT_CHANGED', { count: '150' }],
      ['PRODUCTS_CREATED', { count: '1' }],
    ]);
  });
});

describe('templates and documents', () => {
  it('are logged when made, published and deleted, not while they are drafts', async () => {
    let id = '';
    expect(
      await log(async () => {
        ({ id } = await createSoldProduct(server, token, { name: 'Sheet', internalReference: 'T-1' }));
      }),
    ).toEqual([['TEMPLATES_CREATED', { count: '1', name: 'Sheet' }]]);
    const params = { templateId: id };
    const draft = { token, params, body: { draftVersion: 0, data: {} } };
    expect(await log(() => done(server.call('saveTemplateDraft', draft)))).toEqual([]);
    const changed = { ...completeSoldProduct({ name: 'Sheet 2', internalReference: 'T-1' }), version: 1 };
    const publish = () =>
      done(server.call('updateTemplate', { token, params, query: { updateEmissionData: 'true' }, body: changed }));
    expect(await log(publish)).toEqual([['TEMPLATES_CHANGED', { count: '1', name: 'Sheet 2' }]]);
    const file = cellsFile(
      soldProductFileHeadings,
      [
        { name: 'Roll', internalReference: 'T-2' },
        { name: 'Coil', internalReference: 'T-3' },
        { name: 'Sheet 3', internalReference: 'T-1' },
      ],
      3,
    );
    const choices = { allowWarnings: 'true', onDuplicate: 'update' };
    expect(await log(() => done(importTemplates(server, token, file, { ...choices, dryRun: 'true' })))).toEqual([]);
    expect(await log(() => done(importTemplates(server, token, file, choices)))).toEqual([
      ['TEMPLATES_CHANGED', { count: '1' }],
      ['TEMPLATES_CREATED', { count: '2' }],
    ]);
    expect(await log(() => done(server.call('deleteTemplate', { token, params })))).toEqual([
      ['TEMPLATES_DELETED', { count: '1', name: 'Sheet 3' }],
    ]);
  });

  it('are logged by name, and by number where they are many', async () => {
    const ids: string[] = [];
    expect(
      await log(async () => {
        for (const name of ['One.pdf', 'Two.pdf', 'Three.pdf']) {
          ids.push((await addDocument(server, token, undefined, name)).id);
        }
      }),
    ).toHaveLength(3);
    const remove = (some: readonly string[]) => done(server.call('deleteDocuments', { token, body: { ids: some } }));
    expect(await log(() => remove(ids.slice(0, 1)))).toEqual([['DOCUMENTS_DELETED', { count: '1', name: 'One.pdf' }]]);
    expect(await log(() => remove(ids.slice(1)))).toEqual([['DOCUMENTS_DELETED', { count: '2' }]]);
  });
});

describe('files of data', () => {
  it.each([
    ['downloadPurchased', 'PURCHASED'],
    ['downloadReceived', 'RECEIVED'],
    ['downloadTemplates', 'TEMPLATES'],
    ['downloadTemplateMatches', 'MATCHES'],
    ['downloadActivities', 'ACTIVITY'],
  ] as const)('are logged once %s has begun', async (call, file) => {
    expect(await log(() => done(server.call(call, { token, query: { format: 'csv' } })))).toEqual([
      ['DATA_EXPORTED', { file, format: 'csv' }],
    ]);
    expect(await log(() => server.call(call, { token, query: { format: 'pdf' } }))).toEqual([]);
  });
});

import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { catalogueFactor } from '../../apps/server/src/modules/footprint/testing/catalogue-factors.ts';
import { cellsFile } from '../../apps/server/src/testing/cells-file.ts';
import { addDocument } from '../../apps/server/src/testing/library.ts';
import { newFootprint } from '../shared/sample-file.ts';
import { taken } from '../shared/taken.ts';
import { byBuyers, bySuppliers, countedOne, happensEachTime, happensOnce, oneWins } from './contest.ts';
import { answer, askedLine, newName, newTemplate, submittedLine, unsentLine } from './fair.ts';

const table = () => cellsFile(productImportHeadings, [{ name: 'Jar', internalReference: newName('jar') }], 3);
const theLastStands = 'Whoever comes last has said it; nothing is counted on.';

/** Products, templates and documents. */
export const thingContests = {
  createProduct: oneWins(async (fair) => byBuyers(fair, { body: { name: 'Jar', internalReference: newName('jar') } })),
  importProducts: oneWins(async (fair) => byBuyers(fair, { file: table() }), countedOne('created')),
  updateProduct: oneWins(async (fair) => {
    const { productId, internalReference } = await unsentLine(fair);
    return byBuyers(fair, { path: { productId }, body: { name: 'Other', internalReference, version: 1 } });
  }),
  restoreProduct: oneWins(async (fair) => {
    const { productId } = await askedLine(fair);
    taken(await fair.server.call('deleteProducts', { token: fair.buyer.token, body: { productIds: [productId] } }));
    return byBuyers(fair, { path: { productId } });
  }),
  deleteProducts: oneWins(async (fair) => {
    const { productId } = await askedLine(fair);
    return byBuyers(fair, { body: { productIds: [productId], cancelOnly: true } });
  }),
  chooseEstimates: happensEachTime(theLastStands, async (fair) => {
    const { productId } = await unsentLine(fair);
    return byBuyers(fair, { body: { productIds: [productId], factor: catalogueFactor() } });
  }),
  removePurchaseQuantity: oneWins(async (fair) => {
    const { productId, lineId } = await unsentLine(fair);
    return byBuyers(fair, { path: { productId, lineId, year: 2024 } });
  }),
  createTemplate: oneWins(async (fair) =>
    bySuppliers(fair, { body: { name: 'Sold', internalReference: newName('sold'), data: answer } }),
  ),
  createTemplateOfProduct: oneWins(async (fair) => {
    const { productId } = await submittedLine(fair);
    return bySuppliers(fair, { path: { productId }, body: {} });
  }),
  importTemplates: oneWins(async (fair) => bySuppliers(fair, { file: table() }), countedOne('created')),
  importFootprints: oneWins(
    async (fair) => bySuppliers(fair, { file: JSON.stringify(newFootprint()) }),
    countedOne('created'),
  ),
  readFootprintFile: happensEachTime('Nothing is kept of it.', async (fair) =>
    bySuppliers(fair, { file: JSON.stringify(newFootprint()) }),
  ),
  updateTemplate: oneWins(async (fair) => {
    const { templateId, internalReference } = await newTemplate(fair);
    return bySuppliers(fair, { path: { templateId }, body: { name: 'Other', internalReference, version: 1 } });
  }),
  deleteTemplate: oneWins(async (fair) => {
    const { templateId } = await newTemplate(fair);
    return bySuppliers(fair, { path: { templateId } });
  }),
  deleteTemplates: oneWins(async (fair) => bySuppliers(fair, { body: [(await newTemplate(fair)).templateId] })),
  saveTemplateDraft: oneWins(async (fair) => {
    const { templateId } = await newTemplate(fair);
    return bySuppliers(fair, { path: { templateId }, body: { data: { comment: 'Begun' }, draftVersion: 0 } });
  }),
  discardTemplateDraft: happensOnce('There is none afterwards, whoever said so.', async (fair) => {
    const { templateId } = await newTemplate(fair);
    const params = { templateId };
    const body = { data: { comment: 'Begun' }, draftVersion: 0 };
    taken(await fair.server.call('saveTemplateDraft', { token: fair.supplier.token, params, body }));
    return bySuppliers(fair, { path: { templateId } });
  }),
  uploadDocument: happensEachTime('Each file is one of its own.', async (fair) => bySuppliers(fair, {})),
  deleteDocuments: oneWins(async (fair) => {
    const { id } = await addDocument(fair.server, fair.supplier.token);
    return bySuppliers(fair, { body: { ids: [id] } });
  }),
};

import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { catalogueFactor } from '../../apps/server/src/modules/footprint/testing/catalogue-factors.ts';
import { cellsFile } from '../../apps/server/src/testing/cells-file.ts';
import { addDocument } from '../../apps/server/src/testing/library.ts';
import { newFootprint } from '../shared/sample-file.ts';
import { taken } from '../shared/taken.ts';
import { byBuyers, byMillers, countedOne, happensEachTime, happensOnce, oneWins } from './contest.ts';
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
    byMillers(fair, { body: { name: 'Sold', internalReference: newName('sold'), data: answer } }),
  ),
  createTemplateOfProduct: oneWins(async (fair) => {
    const { productId } = await submittedLine(fair);
    return byMillers(fair, { path: { productId }, body: {} });
  }),
  importTemplates: oneWins(async (fair) => byMillers(fair, { file: table() }), countedOne('created')),
  importFootprints: oneWins(
    async (fair) => byMillers(fair, { file: JSON.stringify(newFootprint()) }),
    countedOne('created'),
  ),
  readFootprintFile: happensEachTime('Nothing is kept of it.', async (fair) =>
    byMillers(fair, { file: JSON.stringify(newFootprint()) }),
  ),
  updateTemplate: oneWins(async (fair) => {
    const { templateId, internalReference } = await newTemplate(fair);
    return byMillers(fair, { path: { templateId }, body: { name: 'Other', internalReference, version: 1 } });
  }),
  deleteTemplate: oneWins(async (fair) => {
    const { templateId } = await newTemplate(fair);
    return byMillers(fair, { path: { templateId } });
  }),
  deleteTemplates: oneWins(async (fair) => byMillers(fair, { body: [(await newTemplate(fair)).templateId] })),
  saveTemplateDraft: oneWins(async (fair) => {
    const { templateId } = await newTemplate(fair);
    return byMillers(fair, { path: { templateId }, body: { data: { comment: 'Begun' }, draftVersion: 0 } });
  }),
  discardTemplateDraft: happensOnce('There is none afterwards, whoever said so.', async (fair) => {
    const { templateId } = await newTemplate(fair);
    const params = { templateId };
    const body = { data: { comment: 'Begun' }, draftVersion: 0 };
    taken(await fair.server.call('saveTemplateDraft', { token: fair.miller.token, params, body }));
    return byMillers(fair, { path: { templateId } });
  }),
  uploadDocument: happensEachTime('Each file is one of its own.', async (fair) => byMillers(fair, {})),
  deleteDocuments: oneWins(async (fair) => {
    const { id } = await addDocument(fair.server, fair.miller.token);
    return byMillers(fair, { body: { ids: [id] } });
  }),
};

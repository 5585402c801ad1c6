import { answerFileHeadings } from '@pcf/contract/answer-file-headings';
import { fileOf as matchFile } from '../../apps/server/src/modules/sold-products/answering/testing/match-file.ts';
import { cellsFile, completeCells } from '../../apps/server/src/testing/cells-file.ts';
import { byBuyers, bySuppliers, countedOne, didOne, happensEachTime, happensOnce, oneWins } from './contest.ts';
import {
  acceptedLine,
  answer,
  askedLine,
  canceledLine,
  type Fair,
  newTemplate,
  submittedLine,
  unsentLine,
} from './fair.ts';

async function templateFor(fair: Fair) {
  const [line, { templateId, internalReference }] = [await askedLine(fair), await newTemplate(fair)];
  return { line, templateId, internalReference };
}

const today = () => new Date().toISOString().slice(0, 10);

const eachSpeaks = 'Each comment is one of its own.';

/** What customers and suppliers do with a line. */
export const lineContests = {
  createEmissionRequest: oneWins(async (fair) => {
    const { productId } = await unsentLine(fair);
    return byBuyers(fair, { body: { supplierId: fair.supplier.organisationId, productIds: [productId] } });
  }),
  requestProducts: oneWins(async (fair) => {
    const { productId } = await unsentLine(fair);
    return byBuyers(fair, { body: { productIds: [productId] } });
  }, didOne('sent')),
  resendRequests: oneWins(async (fair) => {
    const { productId } = await canceledLine(fair);
    return byBuyers(fair, { body: { items: [{ productId }] } });
  }),
  resendRequestsPartly: oneWins(async (fair) => {
    const { productId } = await canceledLine(fair);
    return byBuyers(fair, { body: { items: [{ productId }] } });
  }, didOne('sent')),
  changeDueDate: happensOnce('The day is there afterwards, whoever said so.', async (fair) => {
    const { productId } = await askedLine(fair);
    return byBuyers(fair, { body: { items: [{ productId }], dueDate: today() } });
  }),
  addCustomerComment: happensEachTime(eachSpeaks, async (fair) => {
    const { path } = await askedLine(fair);
    return byBuyers(fair, { path, body: { text: 'Hello' } });
  }),
  addSupplierComment: happensEachTime(eachSpeaks, async (fair) => {
    const { path } = await askedLine(fair);
    return bySuppliers(fair, { path, body: { text: 'Hello' } });
  }),
  lockEmissionData: oneWins(async (fair) => bySuppliers(fair, { path: (await askedLine(fair)).path })),
  unlockEmissionData: happensOnce('Nobody holds it afterwards, whoever said so.', async (fair) => {
    const { path } = await askedLine(fair);
    await fair.server.call('lockEmissionData', { token: fair.supplier.token, params: path });
    return bySuppliers(fair, { path });
  }),
  saveEmissionDraft: oneWins(async (fair) => {
    const { path } = await askedLine(fair);
    return bySuppliers(fair, { path, body: { data: { comment: 'Begun' }, draftVersion: 0 } });
  }),
  submitEmissionData: oneWins(async (fair) => {
    const { path } = await askedLine(fair);
    return bySuppliers(fair, { path, body: { data: answer, submissionVersion: 0 } });
  }),
  postponeEmissionRequest: happensEachTime('Each names a day, and the last one stands.', async (fair) => {
    const { path } = await askedLine(fair);
    return bySuppliers(fair, { path, body: { expectedDate: today() } });
  }),
  declineEmissionRequest: oneWins(async (fair) => {
    const { path } = await askedLine(fair);
    return bySuppliers(fair, { path, body: { reason: 'Not ours' } });
  }),
  answerWithTemplates: oneWins(async (fair) => {
    const { line, templateId } = await templateFor(fair);
    const items = [{ lineId: line.lineId, templateId, dataVersion: 1, submissionVersion: 0 }];
    return bySuppliers(fair, { body: { items, customers: [{ customerId: fair.buyer.organisationId }] } });
  }, didOne('answered')),
  importAnswers: oneWins(async (fair) => {
    const { requestReference, internalReference } = await askedLine(fair);
    const file = cellsFile(answerFileHeadings, [{ requestReference, internalReference, ...completeCells }]);
    return bySuppliers(fair, { query: { submit: 'true' }, file });
  }, countedOne('submitted')),
  confirmTemplateMatches: happensOnce('It is said once or many times, and stands.', async (fair) => {
    const { line, templateId } = await templateFor(fair);
    return bySuppliers(fair, { body: { matches: [{ lineId: line.lineId, templateId }] } });
  }),
  importTemplateMatches: happensOnce('It is said once or many times, and stands.', async (fair) => {
    const { line, internalReference } = await templateFor(fair);
    return bySuppliers(fair, { file: matchFile([[line.requestReference, line.internalReference, internalReference]]) });
  }),
  acceptEmissionData: oneWins(async (fair) =>
    byBuyers(fair, { path: (await submittedLine(fair)).path, body: { version: 1 } }),
  ),
  acceptEmissionDataOfProduct: oneWins(async (fair) => {
    const { productId } = await submittedLine(fair);
    return byBuyers(fair, { path: { productId }, body: { version: 1 } });
  }),
  acceptManyEmissionData: oneWins(async (fair) => {
    const { path } = await submittedLine(fair);
    return byBuyers(fair, { body: { items: [{ ...path, version: 1 }] } });
  }, didOne('accepted')),
  rejectEmissionData: oneWins(async (fair) =>
    byBuyers(fair, { path: (await submittedLine(fair)).path, body: { version: 1, reason: 'Too vague' } }),
  ),
  rejectEmissionDataOfProduct: oneWins(async (fair) => {
    const { productId } = await acceptedLine(fair);
    return byBuyers(fair, { path: { productId }, body: { version: 1, reason: 'Wrong', withdraw: true } });
  }),
};

import { randomUUID } from 'node:crypto';
import type { CallName } from '@pcf/contract/operations/calls';
import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import type { HttpRequest } from '../http/http-request.ts';
import { type CallInput, requestFor } from './ask-server.ts';
import { customerEmail, type Exchange, productFile, submission } from './exchange.ts';

export interface MeasuredCall {
  readonly name: string;
  readonly kind: 'read' | 'write';
  readonly lanes: number;
  /** A read is one that is repeated; of a write each does what it says once. */
  readonly requests: readonly HttpRequest[];
  /** What is compared with a hash, which the bare server has to do as well. */
  readonly password?: string | undefined;
  /** Also measured in quick mode. */
  readonly representative: boolean;
}

const lanes = 8;
/** A file or a password keeps a core busy by itself. */
const lanesOfHeavyCalls = 2;
const rowsInFile = 100;
/** Lists as a page shows them. */
const page = { limit: '25' };

type Side = 'customer' | 'supplier';

/** Every list, every summary and every detail. */
export function readsOf(exchange: Exchange): MeasuredCall[] {
  const { answered, supplierId, customerUserId, campaignId, templateId } = exchange;
  const line = { ...answered };
  const read = <Name extends CallName>(
    as: Side,
    name: Name,
    input: CallInput<Name> = {},
    representative = false,
  ): MeasuredCall => ({
    name,
    kind: 'read',
    lanes,
    requests: [requestFor(name, { token: exchange[as], ...input })],
    representative,
  });
  return [
    read('customer', 'listPurchasedProducts', { query: page }, true),
    read('customer', 'listLinkedProducts', { params: { supplierId }, query: page }),
    read('customer', 'listSuppliers', { query: page }, true),
    read('customer', 'listCustomers', { query: page }),
    read('customer', 'listEmissionRequests', { query: page }),
    read('customer', 'listCampaigns', { query: page }),
    read('customer', 'listFootprintLines', { query: page }),
    read('customer', 'listActivities', { query: page }),
    read('customer', 'listApiKeys'),
    read('customer', 'listUsers', { query: page }),
    read('customer', 'listPendingUserInvitations', { query: page }),
    read('customer', 'listAccessRequests', { query: page }),
    read('customer', 'listSentInvitations', { query: page }),
    read('customer', 'listNotifications', { query: page }),
    read('supplier', 'listReceivedInvitations', { query: page }),
    read('supplier', 'listReceivedProductRequests', { query: page }, true),
    read('supplier', 'listSupplierProducts', { query: page }),
    read('supplier', 'listReceivedRequests', { query: page }),
    read('supplier', 'listTemplates', { query: page }, true),
    read('supplier', 'listTemplateUses', { params: { templateId }, query: page }),
    read('supplier', 'listTemplateMatches', { query: page }),
    read('supplier', 'listDocuments', { query: page }),
    read('customer', 'getDashboard', {}, true),
    read('customer', 'getDataHistory'),
    read('customer', 'getEmissionRequestSummary'),
    read('customer', 'getRequestSummary', {}, true),
    read('customer', 'getRequestAgeSummary'),
    read('customer', 'getFootprint'),
    read('customer', 'getSbtiStatistics'),
    read('customer', 'getEmissionDetails', { params: line }, true),
    read('customer', 'getProduct', { params: { productId: line.productId } }),
    read('customer', 'getRequestedProduct', { params: line }),
    read('customer', 'getCampaign', { params: { campaignId } }),
    read('customer', 'getSupplier', { params: { supplierId } }),
    read('customer', 'getOrganisation', {}, true),
    read('customer', 'getSbtiTarget'),
    read('customer', 'getCurrentUser'),
    read('customer', 'getUser', { params: { userId: customerUserId } }),
    read('customer', 'getSignInOverview'),
    read('supplier', 'getReceivedRequest', { params: { requestReference: line.requestReference } }),
    read('supplier', 'getTemplate', { params: { templateId } }),
  ];
}

/** What is written, each so many times; lines go from being opened to being accepted. */
export function writesOf(exchange: Exchange, times: number, timesOfHeavyCalls: number): MeasuredCall[] {
  const { customer, supplier } = exchange;
  const lines = exchange.open.slice(0, times);
  if (lines.length < times) throw new Error('There are too few lines to answer.');
  const files = Array.from({ length: timesOfHeavyCalls }, (_, place) => ({ id: randomUUID(), name: `FILE${place}` }));
  const write = (name: string, requests: readonly HttpRequest[], how: Partial<MeasuredCall> = {}): MeasuredCall => ({
    name,
    kind: 'write',
    lanes,
    requests,
    representative: true,
    ...how,
  });
  const ofLine = <Name extends CallName>(name: Name, token: string, body?: CallInput<Name>['body']) =>
    lines.map((line) => requestFor(name, { token, params: { ...line }, ...(body === undefined ? {} : { body }) }));
  const draft = (draftVersion: number) => ({ data: submission.data, draftVersion });
  return [
    write('getEmissionAnswer, opened for the first time', ofLine('getEmissionAnswer', supplier)),
    write('saveEmissionDraft, the first', ofLine('saveEmissionDraft', supplier, draft(0))),
    write('saveEmissionDraft, a later one', ofLine('saveEmissionDraft', supplier, draft(1))),
    write('submitEmissionData', ofLine('submitEmissionData', supplier, submission)),
    write('acceptEmissionData', ofLine('acceptEmissionData', customer, { version: 1 })),
    write(
      'loginUser',
      Array.from({ length: timesOfHeavyCalls }, () =>
        requestFor('loginUser', { body: { email: customerEmail, password: demoPassword } }),
      ),
      { lanes: lanesOfHeavyCalls, password: demoPassword },
    ),
    write(
      `importProducts, ${rowsInFile} rows`,
      files.map(({ id, name }) =>
        requestFor('importProducts', {
          token: customer,
          query: { importId: id },
          file: productFile(name, rowsInFile),
        }),
      ),
      { lanes: lanesOfHeavyCalls },
    ),
    write(
      `downloadPurchased, ${rowsInFile} rows`,
      files.map(({ name }) =>
        requestFor('downloadPurchased', { token: customer, query: { textSearch: `Steel sheet ${name} ` } }),
      ),
      { lanes: lanesOfHeavyCalls },
    ),
  ];
}

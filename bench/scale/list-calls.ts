import { sortDirections } from '@pcf/contract/vocabulary/lists';
import {
  lineSortFields,
  openProductRequestStatuses,
  productSortFields,
  receivedRequestSortFields,
} from '@pcf/contract/vocabulary/requests';
import type { Queries, ReadQueries } from '../../apps/server/src/database/database.ts';
import type { OperationName, ReadHandler } from '../../apps/server/src/http/operation-handler.ts';
import { listActivities } from '../../apps/server/src/modules/activity/activity.routes.ts';
import {
  listReceivedProductRequests,
  listSupplierProducts,
} from '../../apps/server/src/modules/answers/list-received-lines.ts';
import { listReceivedRequests } from '../../apps/server/src/modules/answers/received-requests.ts';
import { listApiKeys } from '../../apps/server/src/modules/api-keys/api-keys.routes.ts';
import { createDocumentList } from '../../apps/server/src/modules/documents/documents.routes.ts';
import { listFootprintLines } from '../../apps/server/src/modules/footprint/footprint-lines.ts';
import {
  listReceivedInvitations,
  listSentInvitations,
} from '../../apps/server/src/modules/invitations/invitation-lists.ts';
import { listNotifications } from '../../apps/server/src/modules/notifications/notifications.routes.ts';
import {
  listLinkedProducts,
  listPurchasedProducts,
} from '../../apps/server/src/modules/products/purchased-lines.service.ts';
import { listCampaigns } from '../../apps/server/src/modules/requests/campaigns.ts';
import { listEmissionRequests } from '../../apps/server/src/modules/requests/request-lists.ts';
import { listTemplateMatches } from '../../apps/server/src/modules/sold-products/answering/matches.ts';
import { listTemplates } from '../../apps/server/src/modules/sold-products/read-sold-products.ts';
import { listTemplateUses } from '../../apps/server/src/modules/sold-products/sold-product-uses.ts';
import { listCustomers, listSuppliers } from '../../apps/server/src/modules/suppliers/suppliers.routes.ts';
import { listAccessRequests } from '../../apps/server/src/modules/users/access-requests.service.ts';
import { listPendingUserInvitations } from '../../apps/server/src/modules/users/user-invitations.ts';
import { listUsers } from '../../apps/server/src/modules/users/users.service.ts';

/** What the paths of some lists name. */
export interface Named {
  /** The partner that the organisation has most lines with. */
  readonly partnerId: string;
  /** The template that it has answered most lines with. */
  readonly templateId: string;
}

/** A list as somebody calls it, with the queries that it sends to the database. */
export interface ListCall {
  readonly list: string;
  readonly asked: string;
  queries(db: Queries, named: Named): ReadQueries;
}

type Asked = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const calls = <Name extends OperationName>(list: string, handler: ReadHandler<Name>, asked: Asked): ListCall[] =>
  Object.entries(asked).map(([name, query]) => ({
    list,
    asked: name,
    queries: (db, { partnerId, templateId }) =>
      handler.queries(db, {
        params: { supplierId: partnerId, templateId },
        query: { pageNumber: 0, limit: 10, ...query },
        body: undefined,
      } as never),
  }));

const plain: Asked = { 'as it opens': {} };
const inOrders = (fields: readonly string[]): Asked =>
  Object.fromEntries(
    fields.flatMap((sortBy) =>
      sortDirections.map((sortDirection) => [`${sortBy} ${sortDirection}`, { sortBy, sortDirection }]),
    ),
  );

const lines: Asked = {
  'one status': { productRequestStatus: ['REQUESTED'] },
  'three statuses': { productRequestStatus: openProductRequestStatuses },
  'changed in a month': { lastUpdatedFrom: '2026-05-01', lastUpdatedTo: '2026-05-31' },
  'a word': { textSearch: 'steel' },
  'two words': { textSearch: 'zinc lid' },
  'what is nowhere': { textSearch: 'plutonium' },
  overdue: { overdue: true },
  'asked for long ago': { productRequestStatus: openProductRequestStatuses, requestedTo: '2026-07-31' },
  'lapsing soon': { productRequestStatus: ['COMPLETED'], validity: ['EXPIRING'] },
  'of high quality': { dataQuality: ['HIGH'] },
};

export const customerLists: readonly ListCall[] = [
  ...calls('purchased', listPurchasedProducts, {
    ...plain,
    ...inOrders(lineSortFields),
    ...lines,
    'a value from 1 to 2': { emissionValueFrom: 1, emissionValueTo: 2 },
    verified: { emissionDataVerified: ['true'] },
    archived: { archived: true },
  }),
  ...calls('linked', listLinkedProducts, { ...plain, ...inOrders(lineSortFields), ...lines }),
  ...calls('sent requests', listEmissionRequests, {
    ...plain,
    'one status': { productRequestStatus: ['REQUESTED'] },
    'oldest first': { sortDirection: 'ASC' },
  }),
  ...calls('campaigns', listCampaigns, plain),
  ...calls('suppliers', listSuppliers, {
    ...plain,
    'most products first': { sortBy: 'PRODUCTS_CONNECTED', sortDirection: 'DESC' },
    'a word': { textSearch: 'forge' },
    pending: { connectionStatus: ['PENDING'] },
  }),
  ...calls('footprint', listFootprintLines, plain),
  ...calls('invitations sent', listSentInvitations, plain),
];

export const supplierLists: readonly ListCall[] = [
  ...calls('received', listReceivedProductRequests, {
    ...plain,
    ...inOrders(receivedRequestSortFields),
    ...lines,
  }),
  ...calls('products asked for', listSupplierProducts, plain),
  ...calls('received requests', listReceivedRequests, {
    ...plain,
    'one status': { productRequestStatus: ['REQUESTED'] },
    'oldest first': { sortDirection: 'ASC' },
  }),
  ...calls('customers', listCustomers, {
    ...plain,
    'most products first': { sortBy: 'PRODUCTS_CONNECTED', sortDirection: 'DESC' },
  }),
  ...calls('templates', listTemplates, { ...plain, ...inOrders(productSortFields) }),
  ...calls('template uses', listTemplateUses, plain),
  ...calls('template matches', listTemplateMatches, plain),
  ...calls('documents', createDocumentList({ organisationStorageBytes: 1 }), plain),
  ...calls('invitations received', listReceivedInvitations, plain),
];

export const listsOfBoth: readonly ListCall[] = [
  ...calls('notifications', listNotifications, plain),
  ...calls('activity log', listActivities, plain),
  ...calls('users', listUsers, plain),
  ...calls('invitations of users', listPendingUserInvitations, plain),
  ...calls('access requests', listAccessRequests, plain),
  ...calls('API keys', listApiKeys, plain),
];

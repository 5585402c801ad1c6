import type { Queries, ReadQueries, Tx } from '../../apps/server/src/database/database.ts';
import { everyPartner } from '../../apps/server/src/database/tallies.ts';
import type { OperationName, ReadHandler } from '../../apps/server/src/http/operation-handler.ts';
import { listReceivedProductRequests } from '../../apps/server/src/modules/answers/list-received-lines.ts';
import { getDashboard } from '../../apps/server/src/modules/dashboard/dashboard.ts';
import { listNotifications } from '../../apps/server/src/modules/notifications/notifications.routes.ts';
import { getProduct } from '../../apps/server/src/modules/products/create-product.service.ts';
import { listPurchasedProducts } from '../../apps/server/src/modules/products/purchased-lines.service.ts';
import { getEmissionDetails } from '../../apps/server/src/modules/reviews/emission-details.ts';
import { listSuppliers } from '../../apps/server/src/modules/suppliers/suppliers.routes.ts';

/** What some of the calls are about. */
export interface Subject {
  readonly productId: string;
  readonly requestReference: string;
  readonly supplierId: string;
}

export interface UsualCall {
  readonly what: string;
  readonly side: 'customer' | 'supplier';
  queries(db: Queries, subject: Subject): ReadQueries;
}

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

const call = <Name extends OperationName>(
  what: string,
  handler: ReadHandler<Name>,
  asked: (subject: Subject) => Asked = () => ({}),
  side: UsualCall['side'] = 'customer',
): UsualCall => ({
  what,
  side,
  queries(db, subject) {
    const { params = {}, query = {} } = asked(subject);
    return handler.queries(db, { params, query: { pageNumber: 0, limit: 10, ...query }, body: undefined } as never);
  },
});

/** What people wait for all day, on either side. */
export const usualCalls: readonly UsualCall[] = [
  call('dashboard', getDashboard),
  call('purchased products', listPurchasedProducts),
  call('purchased, one status', listPurchasedProducts, () => ({ query: { productRequestStatus: ['REQUESTED'] } })),
  call('purchased, one supplier', listPurchasedProducts, ({ supplierId }) => ({
    query: { supplierIds: [supplierId] },
  })),
  call('purchased, a word', listPurchasedProducts, () => ({ query: { textSearch: 'steel' } })),
  call('one product', getProduct, ({ productId }) => ({ params: { productId } })),
  call('one answer', getEmissionDetails, ({ productId, requestReference }) => ({
    params: { productId, requestReference },
  })),
  call('suppliers', listSuppliers),
  call('notifications', listNotifications),
  call('received products', listReceivedProductRequests, undefined, 'supplier'),
];

/** The newest product that was answered, and the supplier that most lines are with. */
export async function subjectOf(tx: Tx): Promise<Subject> {
  const line = await tx
    .selectFrom('purchased_line')
    .select(['product_id', 'request_reference'])
    .where('status', '=', 'COMPLETED')
    .where('archived', '=', false)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const supplier = await tx
    .selectFrom('line_tally')
    .select('partner_id')
    .where('partner_id', '<>', everyPartner)
    .where('side', '=', 'CUSTOMER')
    .groupBy('partner_id')
    .orderBy((of) => of.fn.sum('lines'), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    productId: line.product_id ?? '',
    requestReference: line.request_reference ?? '',
    supplierId: supplier.partner_id,
  };
}

import type { OperationOutput } from '@pcf/contract/operations/operation-types';

export type Dashboard = OperationOutput<'getDashboard'>;

/** What the organisation is looked at as: the one who asks, or the one who is asked. */
export const homeSides = ['customer', 'supplier'] as const;

export type HomeSide = (typeof homeSides)[number];

type Waiting = Pick<Dashboard, 'customer' | 'supplier'>;

/** Those that there is something to see of; a newcomer begins as a customer. */
export function sidesOf({ customer, supplier }: Waiting): HomeSide[] {
  const buys = customer.suppliers > 0 || customer.products > 0;
  const sells = supplier.customers > 0 || supplier.lines > 0;
  if (!sells) return ['customer'];
  return buys ? [...homeSides] : ['supplier'];
}

/** What was chosen, where there is such a side; else the one on which more waits. */
export function sideToShow(dashboard: Waiting, chosen: unknown): HomeSide {
  const sides = sidesOf(dashboard);
  const { customer, supplier } = dashboard;
  // What is overdue at a supplier is among what it has to answer; at a customer it is not among what it has to review.
  const toDo = {
    customer: customer.toReview + customer.overdue + customer.expiring + customer.expired + customer.declined,
    supplier: supplier.toAnswer + supplier.rejected + supplier.expiring + supplier.expired,
  };
  const fuller = toDo.supplier > toDo.customer ? 'supplier' : 'customer';
  return sides.find((side) => side === chosen) ?? sides.find((side) => side === fuller) ?? sides[0] ?? 'customer';
}

import { type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import type { LineAction, LineActor } from './line-action.ts';
import { lineStep } from './transitions.ts';

/** Parting of two companies changes many lines at once inside the database; these are the statuses in which it may. */
const statusesFor = (action: LineAction, actor: LineActor, to: ProductRequestStatus) =>
  productRequestStatuses.filter((status) => lineStep(action, actor, { status, inForce: false })?.to === to);

export const cancelableStatuses = statusesFor('cancel', 'CUSTOMER', 'CANCELED');
export const declinableStatuses = statusesFor('decline', 'SUPPLIER', 'DECLINED');

import type { OperationOutput } from '@pcf/contract/operations/operation-types';

/** A product with one of its suppliers, as its customer sees it in a list. */
export type PurchasedLine = OperationOutput<'listPurchasedProducts'>['data'][number];

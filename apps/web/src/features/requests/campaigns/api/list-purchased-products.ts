import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { callApi } from '../../../../lib/api/call-api.ts';

export type PurchasedProducts = OperationOutput<'listPurchasedProducts'>;
type PurchasedProductsQuery = OperationInput<'listPurchasedProducts'>['query'];

/** Asked for at the moment it is needed, and not kept: what was waiting a minute ago may have been answered. */
export const listPurchasedProducts = (query: PurchasedProductsQuery) => callApi('listPurchasedProducts', { query });

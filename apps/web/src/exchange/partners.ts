import { maxCustomersInQuery } from '@pcf/contract/exchange-limits';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../lib/api/operation-options.ts';

/** All customers that a list can be narrowed to. */
export const listCustomers = operationQuery('listCustomers', { query: { pageNumber: 0, limit: maxCustomersInQuery } });

export const getSupplier = (supplierId: string) => operationQuery('getSupplier', { params: { supplierId } });

const maxShown = 50;

/** Those to choose from: connected or invited, found by a part of the name or of an address. */
export const searchSuppliers = (textSearch: string) =>
  operationQuery(
    'listSuppliers',
    { query: { limit: maxShown, connectionStatus: ['ACCEPTED', 'PENDING'], ...(textSearch ? { textSearch } : {}) } },
    { placeholderData: keepPreviousData },
  );

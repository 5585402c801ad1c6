import { z } from 'zod';
import { filterQuery } from '../filter-query.ts';
import { lineQuery } from '../line-query.ts';
import { listOf, paging, sorting } from '../list-query.ts';
import { purchasedProduct } from '../resources/purchased-product.ts';
import { customer, supplier, suppliersDeleteRequest } from '../resources/supplier.ts';
import { connectionSortFields } from '../vocabulary/invitations.ts';
import { lineSortFields } from '../vocabulary/requests.ts';
import { defineOperations } from './operation.ts';
import { suppliersCalls } from './suppliers.calls.ts';
import { supplierFilters } from './suppliers.filters.ts';

const tag = 'Customer suppliers';
const ofSupplier = z.object({ supplierId: z.uuid() });

export const suppliersOperations = defineOperations(suppliersCalls, {
  listSuppliers: {
    tag,
    summary: 'The suppliers of the own organisation',
    query: z.object({
      ...paging,
      ...sorting(connectionSortFields),
      ...filterQuery(supplierFilters, {
        textSearch: 'In the name and the addresses.',
        onlyActive: 'Only those with at least one open or completed line.',
        undeliverable: 'Only those of whose addresses one cannot be reached.',
      }),
    }),
    success: {
      status: 200,
      body: listOf(supplier),
      description: 'By name unless asked otherwise; PRODUCTS_CONNECTED sorts by the number of products, most first.',
    },
    errors: ['PAGE_TOO_DEEP'],
  },
  getSupplier: {
    tag,
    summary: 'One supplier',
    params: ofSupplier,
    success: { status: 200, body: supplier, description: 'The supplier with its counts.' },
    errors: ['NOT_FOUND'],
  },
  listLinkedProducts: {
    tag,
    summary: 'What is bought from a supplier, with the state of each request',
    params: ofSupplier,
    query: z.object({ ...paging, ...lineQuery, ...sorting(lineSortFields) }),
    success: { status: 200, body: listOf(purchasedProduct), description: 'The newest first unless asked otherwise.' },
    errors: ['NOT_FOUND', 'PAGE_TOO_DEEP'],
  },
  removeSuppliers: {
    tag,
    summary: 'Remove suppliers; current versions stay',
    body: suppliersDeleteRequest,
    success: { status: 204, body: null, description: 'All of them are removed.' },
    errors: ['NOT_FOUND', 'SUPPLIER_HAS_OPEN_REQUESTS'],
  },
  listCustomers: {
    tag: 'Customers',
    summary: 'The customers of the own organisation',
    query: z.object({ ...paging, ...sorting(connectionSortFields) }),
    success: { status: 200, body: listOf(customer), description: 'By name unless asked otherwise.' },
    errors: ['PAGE_TOO_DEEP'],
  },
});

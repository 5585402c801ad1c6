import { z } from 'zod';
import { flag } from '../flag-parameter.ts';
import { lineQuery } from '../line-query.ts';
import { listParameter } from '../list-parameter.ts';
import { listOf, paging, sorting } from '../list-query.ts';
import { purchasedProduct } from '../resources/purchased-product.ts';
import { customer, supplier, suppliersDeleteRequest } from '../resources/supplier.ts';
import { textLimits } from '../text-limits.ts';
import { connectionSortFields } from '../vocabulary/invitations.ts';
import { supplierTargetGroups } from '../vocabulary/organisation.ts';
import { productSortFields } from '../vocabulary/requests.ts';
import { accessResponseStatuses } from '../vocabulary/users.ts';
import { defineOperations } from './operation.ts';
import { suppliersCalls } from './suppliers.calls.ts';

const tag = 'Customer suppliers';
const ofSupplier = z.object({ supplierId: z.uuid() });

export const suppliersOperations = defineOperations(suppliersCalls, {
  listSuppliers: {
    tag,
    summary: 'The suppliers of the own organisation',
    query: z.object({
      ...paging,
      ...sorting(connectionSortFields),
      filterSupplierEmailDomain: z.string().trim().toLowerCase().max(textLimits.email).optional(),
      textSearch: z.string().trim().max(textLimits.searchText).optional().describe('In the name and the addresses.'),
      connectionStatus: listParameter(z.enum(accessResponseStatuses), accessResponseStatuses.length),
      sbtiTarget: listParameter(z.enum(supplierTargetGroups), supplierTargetGroups.length),
      onlyActive: flag.describe('Only those with at least one open or completed line.'),
      undeliverable: flag.describe('Only those of whose addresses one cannot be reached.'),
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
    query: z.object({ ...paging, ...lineQuery, ...sorting(productSortFields) }),
    success: { status: 200, body: listOf(purchasedProduct), description: 'The newest first unless asked otherwise.' },
    errors: ['NOT_FOUND', 'PAGE_TOO_DEEP'],
  },
  removeSuppliers: {
    tag,
    summary: 'Remove suppliers; data in force stay',
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

import { z } from 'zod';
import { purchasedQuery } from '../line-query.ts';
import { listOf, paging, sorting } from '../list-query.ts';
import {
  product,
  productCreateRequest,
  productsDeleteRequest,
  productsDeleteResult,
  productUpdateRequest,
} from '../resources/product.ts';
import { importProgress, productImportResult } from '../resources/product-import.ts';
import { purchasedProduct } from '../resources/purchased-product.ts';
import { exportFormats } from '../vocabulary/lists.ts';
import { purchasedSortFields } from '../vocabulary/requests.ts';
import { spreadsheetTypes } from './file-types.ts';
import { importQuery } from './import-query.ts';
import { defineOperations } from './operation.ts';
import { productsCalls } from './products.calls.ts';

const tag = 'Customer products';
const ofProduct = z.object({ productId: z.uuid() });

/** Only what waits for a review has an order of submission: what was reviewed is told by its last change. */
const waitsForReview = (query: {
  productRequestStatus?: readonly string[] | undefined;
  archived?: boolean | undefined;
}) => query.productRequestStatus?.length === 1 && query.productRequestStatus[0] === 'PENDING_REVIEW' && !query.archived;

export const productsOperations = defineOperations(productsCalls, {
  createProduct: {
    tag,
    summary: 'Create a product',
    body: productCreateRequest,
    success: { status: 201, body: product, description: 'The product with its line, not sent yet.' },
    errors: ['NOT_FOUND', 'DUPLICATED_REFERENCE'],
  },
  importProducts: {
    tag,
    summary: 'Create or update products from a file',
    query: z.object(importQuery),
    upload: { types: spreadsheetTypes },
    success: { status: 200, body: productImportResult, description: 'What was found, and what was written.' },
    errors: ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  getImportProgress: {
    tag,
    summary: 'How far an import is',
    params: z.object({ importId: z.uuid() }),
    success: { status: 200, body: importProgress, description: 'Where it stands now.' },
    errors: ['NOT_FOUND'],
  },
  downloadEmptyProductFile: {
    tag,
    summary: 'The file to fill in, with its header',
    query: z.object({ fileName: z.string().max(200).optional(), format: z.enum(exportFormats).optional() }),
    success: { status: 200, body: null, files: spreadsheetTypes, description: 'A file with every column.' },
    errors: [],
  },
  getProduct: {
    tag,
    summary: 'A product with its lines',
    params: ofProduct,
    success: { status: 200, body: product, description: 'The product, in the archive or not.' },
    errors: ['NOT_FOUND'],
  },
  updateProduct: {
    tag,
    summary: 'Change a product',
    params: ofProduct,
    body: productUpdateRequest,
    success: { status: 200, body: product, description: 'The product as it is now.' },
    errors: ['NOT_FOUND', 'DUPLICATED_REFERENCE', 'STALE_VERSION', 'INVALID_TRANSITION'],
  },
  restoreProduct: {
    tag,
    summary: 'Take a product out of the archive',
    params: ofProduct,
    success: { status: 200, body: product, description: 'The product as it is now.' },
    errors: ['NOT_FOUND', 'DUPLICATED_REFERENCE', 'INVALID_TRANSITION'],
  },
  deleteProducts: {
    tag: 'Product',
    summary: 'Delete products, or cancel their requests only',
    body: productsDeleteRequest,
    success: { status: 200, body: productsDeleteResult, description: 'What became of each. All or nothing.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  listPurchasedProducts: {
    tag: 'Product',
    summary: 'What the own organisation buys, a row for each product and supplier',
    query: z
      .object({ ...paging, ...purchasedQuery, ...sorting(purchasedSortFields) })
      .refine((query) => query.sortBy !== 'SUBMITTED_AT' || waitsForReview(query), {
        path: ['sortBy'],
        error: 'SUBMITTED_AT is the order of what waits for a review: productRequestStatus=PENDING_REVIEW.',
      }),
    success: {
      status: 200,
      body: listOf(purchasedProduct),
      description:
        'The newest first unless asked otherwise; those without a value, or without a due date that the supplier is still to keep, come last in both directions. SUBMITTED_AT goes with productRequestStatus=PENDING_REVIEW only.',
    },
    errors: ['PAGE_TOO_DEEP'],
  },
});

import { emissionFileHeadings } from './emission-file-headings.ts';
import { productImportHeadings } from './product-import-headings.ts';

const { name, internalReference, description } = productImportHeadings;

/** The first three come first and in this order, as in a file of products; the others in any order or not at all. */
export const soldProductFileHeadings = { name, internalReference, description, ...emissionFileHeadings } as const;

export type SoldProductFileColumn = keyof typeof soldProductFileHeadings;

/** What an export adds, only there to be read: an import passes over it. */
export const readOnlySoldProductFileHeadings = {
  validUntil: 'Valid until',
  complete: 'Complete',
  customers: 'Customers',
  createdAt: 'Created',
  updatedAt: 'Last updated',
} as const;

import type { OperationInput } from '@pcf/contract/operations/operation-types';

type SoldProductQuery = OperationInput<'checkTemplateFootprints'>['query'];
type PurchasedQuery = OperationInput<'checkPurchasedFootprints'>['query'];

/** Of the form of an answer. */
interface FormAddress {
  readonly requestReference: string;
  readonly productId: string;
}

/** What goes out for other platforms; `one` is the id where it is a single one. */
export type FootprintSource =
  | { readonly origin: 'sold-products'; readonly query: SoldProductQuery; readonly one: string | null }
  | { readonly origin: 'purchased'; readonly query: PurchasedQuery; readonly one: string | null }
  | { readonly origin: 'answers'; readonly one: string; readonly form: FormAddress | null };

export const oneSoldProduct = (id: string): FootprintSource => ({
  origin: 'sold-products',
  query: { templateIds: id },
  one: id,
});

export const onePurchased = (lineId: string): FootprintSource => ({
  origin: 'purchased',
  query: { lineIds: lineId },
  one: lineId,
});

/** The form where it can be changed. */
export const oneAnswer = (lineId: string, form: FormAddress | null): FootprintSource => ({
  origin: 'answers',
  one: lineId,
  form,
});

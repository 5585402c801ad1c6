import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ExchangeFacts } from './exchange-facts.ts';
import { isUrn, pactUrn } from './urn.ts';

/** The supplier's own reference first, then what the product is known by; what is no URN becomes one of ours. */
export function productUrns(
  { supplierReference, productIds }: NonNullable<EmissionData['exchange']>,
  { domain, product }: ExchangeFacts,
): string[] {
  const named = [...(supplierReference ? [supplierReference] : []), ...product.ids, ...(productIds ?? [])];
  return [...new Set(named.map((id) => (isUrn(id) ? id : pactUrn(domain, 'product-id', id))))];
}

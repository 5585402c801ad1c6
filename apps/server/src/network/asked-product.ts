import type { RequestCriteria } from '@pcf/pact/v3/model/event';
import { isUrn, pactUrn } from '@pcf/pact/v3/urn';
import { domainOf } from './platform-address.ts';

interface AskedProduct {
  readonly name: string;
  /** Ours. */
  readonly reference: string;
  /** The supplier's own, where it is known. */
  readonly supplierReference: string | null;
  /** Where we are reached, and where the supplier is. */
  readonly ownUrl: string;
  readonly partnerUrl: string;
  readonly comment: string | null;
}

/** What is asked for, by all names that it has. What it is called comes first in the words, since criteria have no place for it. */
export function criteriaOf(product: AskedProduct): RequestCriteria {
  const { name, reference, supplierReference, ownUrl, partnerUrl, comment } = product;
  const theirs = supplierReference && named(supplierReference, domainOf(partnerUrl), 'product-id');
  const ours = named(reference, domainOf(ownUrl), 'buyer-id');
  return {
    productId: [...new Set([...(theirs ? [theirs] : []), ours])],
    comment: comment ? `${name}\n\n${comment}` : name,
  };
}

const named = (reference: string, domain: string, kind: 'product-id' | 'buyer-id') =>
  isUrn(reference) ? reference : pactUrn(domain, kind, reference);

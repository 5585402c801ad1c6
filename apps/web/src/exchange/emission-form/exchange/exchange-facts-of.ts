import type { ExchangeFacts } from '@pcf/pact/v3/exchange-facts';
import { pactUrn } from '@pcf/pact/v3/urn';
import type { ExchangeSurroundings } from '../form-surroundings.ts';

/**
 * What is told of the company and the product beside the data; whose references they are, the address of the page says.
 * Apart from the surroundings of the form, which load nothing of PACT.
 */
export function exchangeFactsOf({ company, product }: ExchangeSurroundings, domain: string): ExchangeFacts {
  return {
    domain,
    company: { name: company.name, ids: [pactUrn(domain, 'supplier-id', company.id)] },
    product: { name: product.name, description: product.description, ids: [product.reference] },
  };
}

import type { FootprintFacts } from '@pcf/pact/v3/exchange-facts';
import { isUrn, type PactIdKind, pactUrn } from '@pcf/pact/v3/urn';
import { answerIdentity, templateIdentity } from '../../../network/footprint-id.ts';
import { type CompanyRow, companyDomain, companyFacts } from '../../network-deliveries/exchange-companies.service.ts';
import type { ExpressibleRow } from './expressible.ts';

/** What is told of the footprint, the company and the product beside the data. */
export function footprintFacts(row: ExpressibleRow, companies: ReadonlyMap<string, CompanyRow>): FootprintFacts {
  const company = companies.get(row.company_id);
  if (!company) throw new Error('Whoever tells a footprint has a name.');
  const { domain, ...named } = companyFacts(company);
  const { id, formerIds } = identityOf(row);
  return {
    id,
    created: row.told_at ?? new Date(0),
    status: 'Active',
    precedingIds: formerIds,
    domain,
    ...named,
    product: { name: row.name, description: row.description, ids: productIds(row, domain, companies) },
  };
}

/** The same that partners are told, or would be. */
export const identityOf = ({ id, customer_id: customerId, data_version: version }: ExpressibleRow) =>
  customerId === null ? templateIdentity({ id, version }) : answerIdentity({ lineId: id, version, toldIds: null });

/** What the company calls it, and what its customer does. */
function productIds(row: ExpressibleRow, domain: string, companies: ReadonlyMap<string, CompanyRow>): string[] {
  const customer = row.customer_id === null ? undefined : companies.get(row.customer_id);
  const own = row.customer_id === null ? row.reference : row.own_reference;
  return [
    ...(own ? [named(domain, 'product-id', own)] : []),
    ...(customer ? [named(companyDomain(customer), 'buyer-id', row.reference)] : []),
  ];
}

const named = (domain: string, kind: PactIdKind, reference: string) =>
  isUrn(reference) ? reference : pactUrn(domain, kind, reference);

import type { FootprintStatus } from '@pcf/contract/vocabulary/footprint';
import type { ExchangeFacts } from '@pcf/pact/v3/exchange-facts';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { companyUrns } from '@pcf/pact/v3/urn';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { domainOf } from '../../network/partner-settings.ts';

/** The caller's own organisation and those with whom something was asked for; none of all others. */
export const selectCompanies = (db: Queries, ids: readonly string[]) =>
  db.selectFrom(sql<CompanyRow>`exchange_companies(${[...new Set(ids)]}::uuid[])`.as('c')).selectAll();

/** Whose references are told. */
export const companyDomain = ({ base_url }: CompanyRow): string => domainOf(base_url);

interface SharedRow {
  readonly status: FootprintStatus;
  readonly document: ProductFootprint;
}

const words = { ACTIVE: 'Active', DEPRECATED: 'Deprecated' } as const;

/** As it was shared, with whether it still holds. */
export const statedFootprint = ({ document, status }: SharedRow): ProductFootprint => ({
  ...document,
  status: words[status],
});

interface ToldRow extends SharedRow {
  readonly id: string;
}

/** What partners were told under some ids: one document for all of them, which holds as long as it does for one. */
export const selectTold = (db: Queries, ids: readonly string[]) =>
  db
    .selectFrom(
      sql<ToldRow>`(select distinct on (f.id) f.id, f.status, f.document from shared_footprint f
                     where f.organisation_id = current_organisation() and f.id = any (${ids}::uuid[])
                     order by f.id, f.status)`.as('t'),
    )
    .selectAll();

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  /** Of the platform on which it is reached: this one, or its own. */
  readonly base_url: string;
  readonly partner_number: string | null;
}

/** How a company is called in footprints. */
export function companyFacts(company: CompanyRow): Pick<ExchangeFacts, 'domain' | 'company'> {
  const domain = companyDomain(company);
  const identifiers = company.partner_number === null ? [] : [{ type: 'BPNL' as const, value: company.partner_number }];
  return { domain, company: { name: company.name, ids: companyUrns(domain, company.id, identifiers) } };
}

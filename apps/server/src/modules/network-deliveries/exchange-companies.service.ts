import type { ExchangeFacts } from '@pcf/pact/v3/exchange-facts';
import { companyUrns } from '@pcf/pact/v3/urn';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { domainOf } from '../../network/platform-address.ts';

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  /** Of the platform on which it is reached: this one, or its own. */
  readonly base_url: string;
  readonly partner_number: string | null;
}

/** The caller's own organisation and those with whom something was asked for; none of all others. */
export const selectCompanies = (db: Queries, ids: readonly string[]) =>
  db.selectFrom(sql<CompanyRow>`exchange_companies(${[...new Set(ids)]}::uuid[])`.as('c')).selectAll();

/** Whose references are told. */
export const companyDomain = ({ base_url }: CompanyRow): string => domainOf(base_url);

/** How a company is called in footprints. */
export function companyFacts(company: CompanyRow): Pick<ExchangeFacts, 'domain' | 'company'> {
  const domain = companyDomain(company);
  const identifiers = company.partner_number === null ? [] : [{ type: 'BPNL' as const, value: company.partner_number }];
  return { domain, company: { name: company.name, ids: companyUrns(domain, company.id, identifiers) } };
}

import { isPublicMailDomain } from '@pcf/domain/accounts/public-mail-domain';
import type { ExchangeFacts } from '@pcf/pact/v3/exchange-facts';
import { companyUrns } from '@pcf/pact/v3/urn';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  /** Of its users, whoever came first at the beginning. */
  readonly mail_domains: string[];
  readonly partner_number: string | null;
}

/** The caller's own organisation and those with whom something was asked for; none of all others. */
export const selectCompanies = (db: Queries | Tx, ids: readonly string[]) =>
  db.selectFrom(sql<CompanyRow>`exchange_companies(${[...new Set(ids)]}::uuid[])`.as('c')).selectAll();

/** Whose references are told. Where nobody has an address of the company's own, a name that nobody else can have. */
export const companyDomain = ({ id, mail_domains }: CompanyRow): string =>
  mail_domains.find((domain) => !isPublicMailDomain(domain)) ?? `${id}.invalid`;

/** How a company is called in footprints. */
export function companyFacts(company: CompanyRow): Pick<ExchangeFacts, 'domain' | 'company'> {
  const domain = companyDomain(company);
  const identifiers = company.partner_number === null ? [] : [{ type: 'BPNL' as const, value: company.partner_number }];
  return { domain, company: { name: company.name, ids: companyUrns(domain, company.id, identifiers) } };
}

import type { ExchangeFacts } from '@pcf/pact/v3/exchange-facts';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { companyUrns } from '@pcf/pact/v3/urn';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { templateIdentity } from '../../network/footprint-id.ts';
import { domainOf } from '../../network/partner-settings.ts';
import { type SharedLineRow, selectSharedLines } from './sent-lines.queries.ts';
import { selectCompany, selectHeld } from './shared-footprints.queries.ts';

/** What is known about the answers to customers on other platforms before they are given. */
export interface SharingFacts {
  readonly ownUrl: string;
  readonly now: Date;
  readonly company: Pick<ExchangeFacts, 'domain' | 'company'>;
  readonly lines: ReadonlyMap<string, SharedLineRow>;
  /** Newest versions of templates that partners hold, by their ids. */
  readonly held: ReadonlyMap<string, HeldFootprint>;
}

interface HeldFootprint {
  readonly document: ProductFootprint | null;
  /** Partners for whom something newer has taken its place. */
  readonly deprecatedFor: ReadonlySet<string>;
}

interface Template {
  readonly id: string;
  readonly data_version: number;
}

/** Null where none of the lines is a matter of another platform, so that nothing has to be known. */
export async function sharingFacts(
  tx: Tx,
  caller: Caller,
  lines: readonly { readonly id: string; readonly elsewhere: boolean }[],
  templates: readonly Template[],
): Promise<SharingFacts | null> {
  const elsewhere = lines.filter((line) => line.elsewhere).map(({ id }) => id);
  if (elsewhere.length === 0) return null;
  const [company, rows, held] = await pipelined([
    selectCompany(tx),
    selectSharedLines(tx, elsewhere),
    selectHeld(
      tx,
      templates.map(({ id, data_version: version }) => templateIdentity({ id, version }).id),
    ),
  ]);
  const domain = domainOf(company.own_url);
  return {
    ownUrl: company.own_url,
    now: company.now,
    company: {
      domain,
      company: { name: company.name, ids: companyUrns(domain, caller.organisationId, company.identifiers) },
    },
    lines: new Map(rows.map((row) => [row.id, row])),
    held: new Map(
      [...Map.groupBy(held, ({ id }) => id)].map(([id, holders]) => [
        id,
        {
          document: holders[0]?.document ?? null,
          deprecatedFor: new Set(
            holders
              .filter(({ status }) => status === 'DEPRECATED')
              .map(({ partner_organisation_id: partnerId }) => partnerId),
          ),
        },
      ]),
    ),
  };
}

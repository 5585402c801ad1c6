import type { OrganisationIdentifierType } from '@pcf/contract/vocabulary/organisation';
import type { ExchangeFacts } from '@pcf/pact/v3/exchange-facts';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { companyUrns } from '@pcf/pact/v3/urn';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { templateIdentity } from '../../network/footprint-id.ts';
import { domainOf } from '../../network/partner-settings.ts';
import { type SharedLineRow, selectSharedLines } from './sent-lines.queries.ts';

const columns = sql`organisation_id, partner_organisation_id, id, document, valid_from, valid_until, geographies`;

const valuesOf = ({ id, document, validFrom, validUntil, geographies }: SharedDocument) =>
  sql`${id}::uuid, ${document}::jsonb, ${validFrom}::timestamptz, ${validUntil}::timestamptz, ${geographies}::text[]`;

/** From now on the partner reads it; one that it holds already stays as it is. */
export const insertShared = (tx: Tx, partnerId: string, shared: SharedDocument) =>
  sql`
    insert into shared_footprint (${columns})
    values (current_organisation(), ${partnerId}::uuid, ${valuesOf(shared)})
    on conflict do nothing`.execute(tx);

/** For everybody: what they were told is a version of a template that is no longer the newest. */
export const deprecateForAll = (tx: Tx, ids: readonly string[]) =>
  sql`
    update shared_footprint set status = 'DEPRECATED'
     where organisation_id = current_organisation() and id = any (${ids}::uuid[]) and status = 'ACTIVE'`.execute(tx);

/** For one partner, unless the newest answer to another of its lines is the same footprint. */
export const deprecateForPartner = (
  tx: Tx,
  { partnerId, lineId, ids }: { partnerId: string; lineId: string; ids: readonly string[] },
) =>
  sql`
    update shared_footprint f set status = 'DEPRECATED'
     where f.organisation_id = current_organisation() and f.partner_organisation_id = ${partnerId}
       and f.id = any (${ids}::uuid[]) and f.status = 'ACTIVE'
       and not exists (select from network_delivery d
                         join product_line l on l.customer_organisation_id = d.customer_organisation_id and l.id = d.line_id
                        where d.organisation_id = f.organisation_id and d.footprint_id = f.id
                          and d.partner_organisation_id = f.partner_organisation_id
                          and d.line_id <> ${lineId} and d.version = l.submission_version)`.execute(tx);

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
  lines: readonly { readonly id: string; readonly external: boolean }[],
  templates: readonly Template[],
): Promise<SharingFacts | null> {
  const external = lines.filter((line) => line.external).map(({ id }) => id);
  if (external.length === 0) return null;
  const [company, rows, held] = await pipelined([
    selectCompany(tx),
    selectSharedLines(tx, external),
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

interface CompanyRow {
  name: string;
  identifiers: { type: OrganisationIdentifierType; value: string }[];
  own_url: string;
  now: Date;
}

async function selectCompany(tx: Tx): Promise<CompanyRow> {
  const { rows } = await sql<CompanyRow>`
    select o.name, p.base_url as own_url, now() as now,
           (select coalesce(jsonb_agg(jsonb_build_object('type', i.type, 'value', i.value) order by i.type), '[]')
              from organisation_identifier i where i.organisation_id = o.id) as identifiers
      from organisation o join platform p on true
     where o.id = current_organisation()`.execute(tx);
  const [company] = rows;
  if (!company) throw new Error('An organisation does not see itself.');
  return company;
}

interface HeldRow {
  id: string;
  partner_organisation_id: string;
  status: 'ACTIVE' | 'DEPRECATED';
  document: ProductFootprint;
}

/** Which of some footprints partners hold, and for whom something newer has taken their place. */
async function selectHeld(tx: Tx, ids: readonly string[]): Promise<HeldRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HeldRow>`
    select f.id, f.partner_organisation_id, f.status, f.document
      from shared_footprint f
     where f.organisation_id = current_organisation() and f.id = any (${ids}::uuid[])`.execute(tx);
  return rows;
}

export interface SharedDocument {
  readonly id: string;
  readonly document: string;
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly geographies: readonly string[];
}

/** And every other customer that holds one of those before it; answers with whom. */
export async function insertForHolders(tx: Tx, shared: SharedDocument, formerIds: readonly string[]) {
  const { rows } = await sql<{ partner_organisation_id: string }>`
    insert into shared_footprint (${columns})
    select current_organisation(), h.partner_organisation_id, ${valuesOf(shared)}
      from (select distinct f.partner_organisation_id from shared_footprint f
             where f.organisation_id = current_organisation() and f.id = any (${formerIds}::uuid[])) h
      join connection k on k.customer_organisation_id = h.partner_organisation_id
       and k.supplier_organisation_id = current_organisation() and k.status = 'ACCEPTED'
     order by h.partner_organisation_id
    on conflict do nothing
    returning partner_organisation_id`.execute(tx);
  return rows.map((row) => row.partner_organisation_id);
}

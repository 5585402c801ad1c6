import { randomUUID } from 'node:crypto';
import { requestCreated } from '@pcf/pact/v3/events';
import type { RequestCriteria } from '@pcf/pact/v3/model/event';
import { isUrn, pactUrn } from '@pcf/pact/v3/urn';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { domainOf } from './partner-settings.ts';
import { writeDeliveries } from './write-deliveries.ts';

const named = (reference: string, domain: string, kind: 'product-id' | 'buyer-id') =>
  isUrn(reference) ? reference : pactUrn(domain, kind, reference);

interface AskedRow {
  id: string;
  customer_organisation_id: string;
  supplier_organisation_id: string;
  sent_name: string;
  sent_reference: string;
  supplier_product_reference: string | null;
  request_comment: string | null;
  base_url: string;
  own_url: string;
  now: Date;
}

/** Only those whose supplier is reached on another platform; what it sees is the product as it was when it was sent last. */
async function selectAsked(tx: Tx, customerId: string, lineIds: readonly string[]): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select l.id, l.customer_organisation_id, l.supplier_organisation_id, l.sent_name,
           coalesce(l.sent_reference, l.internal_reference) as sent_reference, l.supplier_product_reference,
           r.comment as request_comment, c.base_url, p.base_url as own_url, now() as now
      from product_line l
      join network_connection c
        on c.organisation_id = l.customer_organisation_id and c.partner_organisation_id = l.supplier_organisation_id
      join platform p on true
      left join emission_request r on r.customer_organisation_id = l.customer_organisation_id and r.id = l.request_id
     where l.customer_organisation_id = ${customerId} and l.id = any (${lineIds}::uuid[])
     order by l.id`.execute(tx);
  return rows;
}

/** Asks for the lines that are a matter of other platforms, with these words or else those of the request. */
export async function askPartners(
  tx: Tx,
  customerId: string,
  { lineIds, comment }: { readonly lineIds: readonly string[]; readonly comment: string | null },
): Promise<void> {
  const asked = await selectAsked(tx, customerId, lineIds);
  await writeDeliveries(
    tx,
    asked.map((line) => ({
      organisationId: line.customer_organisation_id,
      partnerId: line.supplier_organisation_id,
      kind: 'REQUEST',
      line,
      event: requestCreated(
        { id: randomUUID(), source: line.own_url, time: line.now },
        criteriaOf({
          name: line.sent_name,
          reference: line.sent_reference,
          supplierReference: line.supplier_product_reference,
          ownUrl: line.own_url,
          partnerUrl: line.base_url,
          comment: comment ?? line.request_comment,
        }),
      ),
    })),
  );
}

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

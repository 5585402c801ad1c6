import { expiryNoticeDays } from '@pcf/contract/exchange-limits';
import { type EmissionValueGranularity, emissionValueGranularities } from '@pcf/contract/vocabulary/emission-data';
import { type ConfidenceLevel, confidenceLevels } from '@pcf/contract/vocabulary/methods';
import { type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import type { Insertable } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { ProductLine } from '../database/schema.generated.ts';

export interface GeneratedLine {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly reference: string;
  readonly supplierId: string | null;
  readonly supplierReference: string | null;
  readonly status: ProductRequestStatus;
  readonly requestReference: string | null;
  readonly archived: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly value: number | null;
  readonly granularity: EmissionValueGranularity | null;
  readonly confidence: ConfidenceLevel | null;
  readonly verified: boolean | null;
  readonly share: number | null;
  readonly score: number | null;
  readonly dueDate: string | null;
  /** The last day of what is in force. */
  readonly validUntil: string | null;
}

const dayLength = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * dayLength).toISOString().slice(0, 10);
const perhapsDayIn = (days: number | null) => (days === null ? null : dayIn(days));

// Asked anew each time: the day may have changed since the lines were made.
export const isPast = (day: string | null) => day !== null && day < dayIn(0);
export const holdsLong = (day: string | null) => day !== null && day > dayIn(expiryNoticeDays);

const names = ['Steel bar', 'Paper 100%', 'Glue_A', 'Bolt \\ nut', 'Ägypten cotton', 'XL steel pipe', 'Foil'];
const answered: readonly ProductRequestStatus[] = ['PENDING_REVIEW', 'COMPLETED', 'REJECTED', 'CANCELED'];

/** Lines that meet in every combination: each value changes at a pace of its own, none a multiple of another. */
export function generateLines(count: number, suppliers: readonly string[]): GeneratedLine[] {
  return Array.from({ length: count }, (_, index): GeneratedLine => {
    const at = <Item>(items: readonly Item[], every: number) => items[Math.floor(index / every) % items.length] as Item;
    const status = at(productRequestStatuses, 1);
    const sent = status !== 'NOT_STARTED';
    // Some requests for newer data are open although an answer is there.
    const hasAnswer = answered.includes(status) || (status === 'REQUESTED' && index % 5 === 0);
    const granularity = at(emissionValueGranularities, 5);
    const day = String(1 + (index % 28)).padStart(2, '0');
    return {
      id: crypto.randomUUID(),
      productId: crypto.randomUUID(),
      name: `${at(names, 2)} ${index}`,
      reference: `${index % 3 === 0 ? 'a' : 'B'}-${(index * 7919) % 1000}-${index}`,
      supplierId: sent ? at(suppliers, 3) : at([null, ...suppliers], 3),
      supplierReference: index % 4 === 0 ? `SUP/${index}` : null,
      status,
      requestReference: sent ? `REQ-2026-${String(100000 + Math.floor(index / 10))}` : null,
      archived: index % 11 === 0,
      // Several share a moment, so that their ids decide.
      createdAt: `2026-03-${day}T10:00:00.000Z`,
      updatedAt: `2026-04-${day}T${index % 2 ? '00:00:00.000' : '23:59:59.999'}Z`,
      value: hasAnswer ? ((index * 31) % 17) / 4 : null,
      granularity: hasAnswer ? granularity : null,
      confidence: hasAnswer && index % 6 !== 0 ? at(confidenceLevels, 4) : null,
      verified: hasAnswer ? index % 3 === 0 : null,
      share: hasAnswer && index % 7 !== 1 ? (index * 13) % 101 : null,
      // Around where a level ends, and none where there are no data.
      score: hasAnswer && granularity !== 'UNAVAILABLE' ? at([0, 39, 40, 69, 70, 100], 6) : null,
      dueDate: sent ? perhapsDayIn(at([-1, 0, null, 20, -90], 2)) : null,
      validUntil:
        status === 'COMPLETED' ? perhapsDayIn(at([-1, 0, expiryNoticeDays, expiryNoticeDays + 1, null], 7)) : null,
    };
  });
}

/** Writes them as the owner, with a request for each supplier. */
export async function insertLines(
  tx: Tx,
  customer: { readonly organisationId: string; readonly userId: string },
  lines: readonly GeneratedLine[],
): Promise<void> {
  const requests = new Map<string, string>();
  for (const supplierId of new Set(lines.flatMap(({ supplierId }) => supplierId ?? []))) {
    const { id } = await tx
      .insertInto('emission_request')
      .values({
        customer_organisation_id: customer.organisationId,
        supplier_organisation_id: supplierId,
        created_by: customer.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    requests.set(supplierId, id);
  }
  const requestOf = (line: GeneratedLine) =>
    line.status === 'NOT_STARTED' ? null : (requests.get(line.supplierId ?? '') ?? null);
  await tx
    .insertInto('product')
    .values(
      lines.map((line) => ({
        id: line.productId,
        organisation_id: customer.organisationId,
        name: line.name,
        internal_reference: line.reference,
        archived_at: line.archived ? line.updatedAt : null,
        created_by: customer.userId,
      })),
    )
    .execute();
  await tx
    .insertInto('product_line')
    .values(lines.map((line) => lineValues(customer.organisationId, line, requestOf(line))))
    .execute();
}

function lineValues(organisationId: string, line: GeneratedLine, requestId: string | null): Insertable<ProductLine> {
  const sent =
    requestId === null
      ? {}
      : { sent_at: line.createdAt, requested_at: line.createdAt, sent_name: line.name, due_date: line.dueDate };
  const inForce =
    line.status === 'COMPLETED'
      ? {
          in_force_version: 1,
          in_force_primary_data_share: line.share,
          in_force_quality_score: line.score,
          in_force_valid_until: line.validUntil,
        }
      : {};
  return {
    id: line.id,
    customer_organisation_id: organisationId,
    product_id: line.productId,
    supplier_organisation_id: line.supplierId,
    supplier_product_reference: line.supplierReference,
    status: line.status,
    product_name: line.name,
    internal_reference: line.reference,
    archived: line.archived,
    request_id: requestId,
    request_reference: line.requestReference,
    submission_version: line.granularity === null ? 0 : 1,
    emission_value: line.value,
    emission_value_granularity: line.granularity,
    emission_value_confidence: line.confidence,
    emission_data_verified: line.verified,
    primary_data_share: line.share,
    quality_score: line.score,
    created_at: line.createdAt,
    updated_at: line.updatedAt,
    ...sent,
    ...inForce,
  };
}

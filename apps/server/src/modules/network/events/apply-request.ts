import { randomUUID } from 'node:crypto';
import { textLimits } from '@pcf/contract/text-limits';
import { requestFulfilled, requestRejected } from '@pcf/pact/v3/events';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';
import { domainOf } from '../../../network/partner-settings.ts';
import { writeDeliveries } from '../../../network/write-deliveries.ts';
import { selectFootprints } from '../host/footprints.queries.ts';
import { type AskedFor, askAgain, askAnew, inOneLine, namedProduct } from './ask-people.ts';
import { lowered, type PartnerConnection, selectRelation } from './events.queries.ts';
import { applied, type EventOf, kept, keptComment, type LineKey, type Outcome } from './received-event.ts';

/** The line of the partner's own product of this reference, from before the connection was there. */
const selectLineOfReference = (tx: Tx, customerId: string, supplierId: string, reference: string) =>
  tx
    .selectFrom('product_line')
    .select(['id', 'customer_organisation_id'])
    .where('customer_organisation_id', '=', customerId)
    .where('supplier_organisation_id', '=', supplierId)
    .where('internal_reference', '=', reference)
    .where('archived', '=', false)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();

/** More than anybody means by one product, and as much as one event can carry. */
const maxAtOnce = 20;

/** What the partner wants: answered or refused at once where that can be done, and else a matter for people. */
export async function applyRequest(
  tx: Tx,
  caller: Caller,
  connection: PartnerConnection,
  event: EventOf<'created'>,
): Promise<Outcome> {
  const { organisation_id: organisationId } = connection;
  if (!(await selectRelation(tx, caller.organisationId, organisationId))) return kept('NOT_ALLOWED_NOW');
  const ids = (event.filters.productId ?? []).filter((id) => inOneLine(id) !== '');
  if (ids.length === 0) return applied(await askAnew(tx, caller, connection, unnamed(event)));
  const named = namedProduct(ids, { partner: domainOf(connection.base_url), own: domainOf(connection.own_url) });
  const earlier = await selectEarlierRequests(tx, ids);
  const line = await findLine(tx, caller, connection, { ids, reference: named.reference, earlier });
  const comment = event.comment?.trim() || null;
  const said = keptComment(event.comment);
  const isRepetition = said === null || earlier.some((each) => each.comment?.trim() === said);
  if (await answerAtOnce(tx, caller, connection, event, { saysMore: comment !== null })) return applied(line);
  const [own] = await selectKnownReferences(tx, named.ownReferences);
  const isKnown = line !== null || own !== undefined || (await selectIsShared(tx, ids));
  if (!isKnown && connection.reject_unknown) {
    await refuseUnknown(tx, caller, connection, event);
    return applied();
  }
  if (line) return askAgain(tx, caller, line, { comment, isRepetition });
  const asked: AskedFor = { reference: named.reference, name: own?.name ?? named.name, own, comment };
  return applied(await askAnew(tx, caller, connection, asked));
}

/** Without a product there is nothing to find again, so that each such request is one of its own. */
function unnamed({ id, filters, comment }: EventOf<'created'>): AskedFor {
  const { classification = [], companyId = [], geography = [] } = filters;
  const said = inOneLine([...classification, ...companyId, ...geography].join(', '));
  const reference = randomUUID();
  return { reference, name: said || inOneLine(id) || reference, own: undefined, comment };
}

interface Wanted {
  readonly ids: readonly string[];
  readonly reference: string;
  readonly earlier: Awaited<ReturnType<typeof selectEarlierRequests>>;
}

/** The line on which the same was asked for before: never a second one for the same product. */
async function findLine(
  tx: Tx,
  caller: Caller,
  { organisation_id: organisationId }: PartnerConnection,
  { ids, reference, earlier }: Wanted,
): Promise<LineKey | null> {
  for (const { line_id: id, customer_organisation_id: customerId } of earlier) {
    if (id !== null && customerId !== null) return { id, customer_organisation_id: customerId };
  }
  return (
    (await selectAnsweredLine(tx, organisationId, ids)) ??
    (await selectLineOfReference(tx, caller.organisationId, organisationId, reference)) ??
    null
  );
}

function refuseUnknown(
  tx: Tx,
  caller: Caller,
  { organisation_id: organisationId, own_url: source, now: time }: PartnerConnection,
  { id }: EventOf<'created'>,
): Promise<void> {
  return writeDeliveries(tx, [
    {
      organisationId,
      partnerId: caller.organisationId,
      kind: 'REFUSAL',
      line: null,
      event: requestRejected({ id: randomUUID(), source, time }, id, {
        code: 'NotFound',
        message: 'No product is known by any of these ids',
      }),
    },
  ]);
}

/**
 * Answers with what is shared with the partner already and holds. Who asks for it with words of their own, having been
 * answered with it before, wants something else: that is for people to read.
 */
async function answerAtOnce(
  tx: Tx,
  caller: Caller,
  { organisation_id: organisationId, answer_known: isWanted, own_url: source, now: time }: PartnerConnection,
  { id, filters }: EventOf<'created'>,
  { saysMore }: { readonly saysMore: boolean },
): Promise<boolean> {
  if (!isWanted) return false;
  const rows = await selectFootprints(tx, filters, { after: null, limit: maxAtOnce }).execute();
  const holding = rows.flatMap(({ status, document }) =>
    status === 'ACTIVE' ? [document as unknown as ProductFootprint] : [],
  );
  const answered = saysMore
    ? await selectAnswered(
        tx,
        organisationId,
        holding.map((footprint) => footprint.id),
      )
    : new Set<string>();
  const [first, ...others] = holding.filter((footprint) => !answered.has(footprint.id));
  if (!first) return false;
  await writeDeliveries(tx, [
    {
      organisationId,
      partnerId: caller.organisationId,
      kind: 'ANSWER',
      line: null,
      footprintId: first.id,
      event: requestFulfilled({ id: randomUUID(), source, time }, id, [first, ...others]),
    },
  ]);
  return true;
}

interface EarlierRequest {
  readonly line_id: string | null;
  readonly customer_organisation_id: string | null;
  readonly comment: string | null;
}

/**
 * With which the partner asked for a product by one of these names before, the newest first. Of what it said then no more
 * than anybody is shown: a hundred comments may be as long as a hundred bodies.
 */
async function selectEarlierRequests(tx: Tx, ids: readonly string[]): Promise<readonly EarlierRequest[]> {
  const { rows } = await sql<EarlierRequest>`
    select e.line_id, e.customer_organisation_id, left(e.comment, ${textLimits.lineComment}::integer) as comment
      from network_event e
     where e.partner_organisation_id = current_organisation() and e.kind = 'REQUEST' and e.product_ids && ${lowered(ids)}
     order by e.received_at desc, e.id desc
     limit 100`.execute(tx);
  return rows;
}

/** The line that was answered with a footprint of one of these names last. */
async function selectAnsweredLine(tx: Tx, organisationId: string, ids: readonly string[]) {
  const { rows } = await sql<LineKey>`
    select d.line_id as id, d.customer_organisation_id
      from offered_footprint f
      join network_delivery d on d.organisation_id = ${organisationId} and d.footprint_id = f.id
     where f.product_ids && ${lowered(ids)} and d.partner_organisation_id = current_organisation() and d.line_id is not null
       and d.customer_organisation_id = current_organisation()
     order by d.created_at desc
     limit 1`.execute(tx);
  return rows[0];
}

/** Whether anything of one of these names was shared with the partner, be it out of date or not. */
async function selectIsShared(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (select from offered_footprint f where f.product_ids && ${lowered(ids)}) as shared`.execute(tx);
  return rows[0]?.shared ?? false;
}

/** Those of the organisation's own references, with what is called so. */
async function selectKnownReferences(tx: Tx, references: readonly string[]) {
  const { rows } = await sql<{ reference: string; name: string }>`
    select k.reference, k.name from known_references(${lowered(references)}) k order by k.reference`.execute(tx);
  return rows;
}

/** Those of some footprints that the partner was answered with. */
async function selectAnswered(tx: Tx, organisationId: string, footprintIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select distinct d.footprint_id as id from network_delivery d
     where d.organisation_id = ${organisationId} and d.partner_organisation_id = current_organisation() and d.kind = 'ANSWER'
       and d.footprint_id = any (${footprintIds}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

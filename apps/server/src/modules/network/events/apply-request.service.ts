import { randomUUID } from 'node:crypto';
import { requestRejected } from '@pcf/pact/v3/events';
import type { Caller, Tx } from '../../../database/database.ts';
import { domainOf } from '../../../network/platform-address.ts';
import { writeDeliveries } from '../../../network/write-deliveries.ts';
import { answerAtOnce } from './answer-at-once.service.ts';
import { type AskedFor, askAgain, askAnew } from './ask-people.service.ts';
import { type PartnerConnection, selectRelation } from './events.queries.ts';
import { inOneLine, namedProduct } from './named-product.ts';
import { applied, type EventOf, kept, keptComment, type LineKey, type Outcome } from './received-event.ts';
import {
  selectAnsweredLine,
  selectEarlierRequests,
  selectIsShared,
  selectKnownReferences,
  selectLineOfReference,
} from './requests.queries.ts';

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

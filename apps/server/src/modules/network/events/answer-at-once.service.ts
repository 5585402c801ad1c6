import { randomUUID } from 'node:crypto';
import { requestFulfilled } from '@pcf/pact/v3/events';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import type { Caller, Tx } from '../../../database/database.ts';
import { writeDeliveries } from '../../../network/write-deliveries.ts';
import { selectFootprints } from '../host/v3/footprints.queries.ts';
import type { PartnerConnection } from './events.queries.ts';
import type { EventOf } from './received-event.ts';
import { selectAnswered } from './requests.queries.ts';

/** More than anybody means by one product, and as much as one event can carry. */
const mostAtOnce = 20;

/**
 * Answers with what is shared with the partner already and holds. Who asks for it with words of their own, having been
 * answered with it before, wants something else: that is for people to read.
 */
export async function answerAtOnce(
  tx: Tx,
  caller: Caller,
  { organisation_id: organisationId, answer_known: isWanted, own_url: source, now: time }: PartnerConnection,
  { id, filters }: EventOf<'created'>,
  { saysMore }: { readonly saysMore: boolean },
): Promise<boolean> {
  if (!isWanted) return false;
  const rows = await selectFootprints(tx, filters, { after: null, limit: mostAtOnce }).execute();
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

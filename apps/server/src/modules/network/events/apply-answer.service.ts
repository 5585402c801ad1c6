import type { Caller, Tx } from '../../../database/database.ts';
import { jsonSource } from '../../../network/json-source.ts';
import { isId } from '../host/is-id.ts';
import { selectAsked } from './events.queries.ts';
import { type EventOf, kept, type Outcome } from './received-event.ts';
import { submitFootprint } from './submit-footprint.service.ts';

/** An answer to any of the events with which the partner was asked about the line, be there a newer one or not. */
export async function applyAnswer(tx: Tx, caller: Caller, event: EventOf<'fulfilled'>, text: string): Promise<Outcome> {
  const asked = isId(event.requestEventId) ? await selectAsked(tx, event.requestEventId) : undefined;
  if (!asked) return kept('UNKNOWN_REQUEST');
  const index = chosenIndex(event, new Set(asked.product_ids));
  const footprint = event.footprints[index]?.footprint;
  const source = jsonSource(text, ['data', 'pfs', index]);
  if (!footprint || source === undefined) throw new Error('A footprint that was read is not there.');
  return submitFootprint(tx, caller, asked, { footprint, source });
}

/** Of several the first about the product that was asked for, or else the first that holds, or else the first. */
function chosenIndex({ footprints }: EventOf<'fulfilled'>, wanted: ReadonlySet<string>): number {
  const about = footprints.findIndex(({ footprint }) =>
    footprint.productIds.some((id) => wanted.has(id.toLowerCase())),
  );
  if (about >= 0) return about;
  return Math.max(
    footprints.findIndex(({ footprint }) => footprint.status.toLowerCase() === 'active'),
    0,
  );
}

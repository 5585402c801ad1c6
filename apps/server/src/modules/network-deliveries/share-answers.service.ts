import { randomUUID } from 'node:crypto';
import { footprintsPublished, requestFulfilled } from '@pcf/pact/v3/events';
import { placesAround } from '@pcf/pact/v3/geography';
import { validityOf } from '@pcf/pact/v3/period';
import type { Caller, Tx } from '../../database/database.ts';
import { type NewDelivery, writeDeliveries } from '../../network/write-deliveries.ts';
import type { PreparedFootprint } from './prepare-footprint.service.ts';
import {
  deprecateForAll,
  deprecateForPartner,
  insertForHolders,
  insertShared,
  type SharedDocument,
} from './sharing-facts.service.ts';

interface SharedAnswer {
  readonly line: { readonly id: string; readonly customer_organisation_id: string };
  /** Of the submission. */
  readonly version: number;
  readonly prepared: PreparedFootprint;
}

/** Shares what was submitted with the customers on other platforms, and notifies them and the holders of what it replaces. */
export async function shareAnswers(tx: Tx, caller: Caller, answers: readonly SharedAnswer[]): Promise<void> {
  for (const { line, prepared } of answers) {
    await insertShared(tx, line.customer_organisation_id, documentOf(prepared));
  }
  const news: NewDelivery[] = [];
  const ofTemplates = new Map(
    answers.flatMap(({ prepared }) => (prepared.ofTemplate ? [[prepared.footprint.id, prepared] as const] : [])),
  );
  for (const prepared of ofTemplates.values()) {
    await deprecateForAll(tx, prepared.formerIds);
    const holders = await insertForHolders(tx, documentOf(prepared), prepared.formerIds);
    news.push(...holders.map((partnerId) => newsOf(caller, partnerId, prepared)));
  }
  for (const { line, prepared } of answers) {
    if (prepared.ofTemplate || prepared.formerIds.length === 0) continue;
    await deprecateForPartner(tx, {
      partnerId: line.customer_organisation_id,
      lineId: line.id,
      ids: prepared.formerIds,
    });
  }
  await writeDeliveries(tx, [...answers.map((answer) => answerOf(caller, answer)), ...news]);
}

function documentOf({ footprint }: PreparedFootprint): SharedDocument {
  const { start, end } = validityOf(footprint);
  return {
    id: footprint.id,
    document: JSON.stringify(footprint),
    validFrom: start,
    validUntil: end,
    geographies: placesAround(footprint.pcf).map((place) => place.toLowerCase()),
  };
}

/** What the partner asked for, or news where it did not ask from there: it was connected when the request was there already. */
function answerOf(caller: Caller, { line, version, prepared }: SharedAnswer): NewDelivery {
  const { footprint, requestEventId } = prepared;
  const delivery = { ...newsOf(caller, line.customer_organisation_id, prepared), line, version };
  return requestEventId === null
    ? delivery
    : { ...delivery, kind: 'ANSWER', event: requestFulfilled(headOf(prepared), requestEventId, [footprint]) };
}

const newsOf = (caller: Caller, partnerId: string, prepared: PreparedFootprint): NewDelivery => ({
  organisationId: caller.organisationId,
  partnerId,
  kind: 'NEWS',
  line: null,
  footprintId: prepared.footprint.id,
  event: footprintsPublished(headOf(prepared), [prepared.footprint.id]),
});

const headOf = ({ source, now }: PreparedFootprint) => ({ id: randomUUID(), source, time: now });

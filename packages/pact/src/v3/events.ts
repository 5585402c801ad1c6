import { stopAtFirst } from '@pcf/contract/stop-at-first';
import { type FootprintFilters, parseCriteria } from './filters.ts';
import type { PactError } from './model/error.ts';
import { type EventKind, eventTypes, incomingEvents, type RequestCriteria } from './model/event.ts';
import { overlongList } from './model/list-bound.ts';
import type { IncomingProductFootprint, ProductFootprint } from './model/product-footprint.ts';
import { overlongProblem, problemOf, type ReceivedFootprint } from './model/read-footprint.ts';
import { momentText } from './period.ts';

export interface EventHead {
  readonly id: string;
  /** Where it comes from: our base address. */
  readonly source: string;
  readonly time: Date;
}

interface PactEvent<Kind extends EventKind, Data> {
  readonly type: (typeof eventTypes)[Kind];
  readonly specversion: '1.0';
  readonly id: string;
  readonly source: string;
  readonly time: string;
  readonly data: Data;
}

const event = <Kind extends EventKind, Data>(
  kind: Kind,
  { id, source, time }: EventHead,
  data: Data,
): PactEvent<Kind, Data> => ({ type: eventTypes[kind], specversion: '1.0', id, source, time: momentText(time), data });

export const requestCreated = (head: EventHead, criteria: RequestCriteria) => event('created', head, criteria);

export const requestFulfilled = (
  head: EventHead,
  requestEventId: string,
  pfs: readonly [ProductFootprint, ...ProductFootprint[]],
) => event('fulfilled', head, { requestEventId, pfs });

export const requestRejected = (head: EventHead, requestEventId: string, error: PactError) =>
  event('rejected', head, { requestEventId, error });

export const footprintsPublished = (head: EventHead, pfIds: readonly [string, ...string[]]) =>
  event('published', head, { pfIds });

interface ReceivedHead {
  readonly id: string;
  readonly source: string;
}

type ReceivedEvent = ReceivedHead &
  (
    | { readonly kind: 'created'; readonly filters: FootprintFilters; readonly comment: string | null }
    | { readonly kind: 'fulfilled'; readonly requestEventId: string; readonly footprints: readonly ReceivedFootprint[] }
    | {
        readonly kind: 'rejected';
        readonly requestEventId: string;
        readonly error: { readonly code: string; readonly message: string };
      }
    | { readonly kind: 'published'; readonly footprintIds: readonly string[] }
  );

export type ReadEvent = { readonly event: ReceivedEvent } | { readonly event: null; readonly problem: string };

/** A problem is answered with BadRequest. */
export function readEvent(body: unknown): ReadEvent {
  const type = typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;
  const kind = (Object.keys(eventTypes) as EventKind[]).find((each) => eventTypes[each] === type);
  if (!kind) return refused('type: not an event of version 3');
  const overlong = overlongList(body);
  return overlong ? refused(overlongProblem(overlong)) : readers[kind](body);
}

const refused = (problem: string): ReadEvent => ({ event: null, problem });

const readers: Readonly<Record<EventKind, (body: unknown) => ReadEvent>> = {
  created: (body) => {
    const parsed = incomingEvents.created.safeParse(body, stopAtFirst);
    if (!parsed.success) return refused(problemOf(parsed.error));
    const { id, source, data } = parsed.data;
    const criteria = parseCriteria(data);
    if (criteria.filters === null) return refused(`data.${criteria.problem}`);
    return { event: { kind: 'created', id, source, filters: criteria.filters, comment: data.comment ?? null } };
  },
  fulfilled: (body) => {
    const parsed = incomingEvents.fulfilled.safeParse(body, stopAtFirst);
    if (!parsed.success) return refused(problemOf(parsed.error));
    const { id, source, data } = parsed.data;
    return {
      event: {
        kind: 'fulfilled',
        id,
        source,
        requestEventId: data.requestEventId,
        footprints: withDocuments(body, data.pfs),
      },
    };
  },
  rejected: (body) => {
    const parsed = incomingEvents.rejected.safeParse(body, stopAtFirst);
    if (!parsed.success) return refused(problemOf(parsed.error));
    const { id, source, data } = parsed.data;
    const { code, message } = data.error;
    return { event: { kind: 'rejected', id, source, requestEventId: data.requestEventId, error: { code, message } } };
  },
  published: (body) => {
    const parsed = incomingEvents.published.safeParse(body, stopAtFirst);
    if (!parsed.success) return refused(problemOf(parsed.error));
    const { id, source, data } = parsed.data;
    return { event: { kind: 'published', id, source, footprintIds: data.pfIds } };
  },
};

/** Each footprint with the document it was read from, which the parsed body no longer is. */
function withDocuments(body: unknown, footprints: readonly IncomingProductFootprint[]): ReceivedFootprint[] {
  const { data } = body as { readonly data: { readonly pfs: readonly unknown[] } };
  return footprints.map((footprint, index) => ({ document: data.pfs[index], footprint }));
}

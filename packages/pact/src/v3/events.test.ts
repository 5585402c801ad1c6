import { describe, expect, it } from 'vitest';
import { footprintsPublished, readEvent, requestCreated, requestFulfilled, requestRejected } from './events.ts';
import { outgoingEvents } from './model/event.ts';
import { exampleFootprint, foreignFootprint } from './testing/example-footprint.ts';

const head = { id: 'event 7', source: 'https://platform.example', time: new Date('2026-03-02T09:30:00.400Z') };
const overTheWire = (event: object): unknown => JSON.parse(JSON.stringify(event));
const read = (event: object) => readEvent(overTheWire(event)).event;
const problem = (body: unknown) => {
  const result = readEvent(body);
  return 'problem' in result ? result.problem : null;
};

describe('an event', () => {
  it('asks for footprints', () => {
    const event = requestCreated(head, { productId: ['urn:a:1'], geography: ['DE'], comment: 'Please' });
    expect(outgoingEvents.created.safeParse(event).error).toBeUndefined();
    expect(event).toMatchObject({
      type: 'org.wbcsd.pact.ProductFootprint.RequestCreatedEvent.3',
      specversion: '1.0',
      time: '2026-03-02T09:30:00Z',
    });
    expect(read(event)).toEqual({
      kind: 'created',
      id: 'event 7',
      source: 'https://platform.example',
      filters: { productId: ['urn:a:1'], geography: ['DE'] },
      comment: 'Please',
    });
  });

  it('answers with footprints', () => {
    const event = requestFulfilled(head, 'request 1', [exampleFootprint]);
    expect(outgoingEvents.fulfilled.safeParse(event).error).toBeUndefined();
    expect(event.type).toBe('org.wbcsd.pact.ProductFootprint.RequestFulfilledEvent.3');
    const received = read(event);
    expect(received).toMatchObject({ kind: 'fulfilled', requestEventId: 'request 1' });
    expect(received?.kind === 'fulfilled' && received.footprints[0]?.document).toEqual(exampleFootprint);
  });

  it('says why there are none', () => {
    const event = requestRejected(head, 'request 1', { code: 'NotFound', message: 'No such product' });
    expect(outgoingEvents.rejected.safeParse(event).error).toBeUndefined();
    expect(event.type).toBe('org.wbcsd.pact.ProductFootprint.RequestRejectedEvent.3');
    expect(read(event)).toMatchObject({
      kind: 'rejected',
      requestEventId: 'request 1',
      error: { code: 'NotFound', message: 'No such product' },
    });
  });

  it('tells of new footprints', () => {
    const event = footprintsPublished(head, [exampleFootprint.id]);
    expect(outgoingEvents.published.safeParse(event).error).toBeUndefined();
    expect(event.type).toBe('org.wbcsd.pact.ProductFootprint.PublishedEvent.3');
    expect(read(event)).toMatchObject({ kind: 'published', footprintIds: [exampleFootprint.id] });
  });
});

describe('what is received', () => {
  const created = (data: object) => ({ ...requestCreated(head, {}), data });

  it('keeps each document as it came', () => {
    const pfs = [foreignFootprint, exampleFootprint];
    const body = { ...requestFulfilled(head, 'r', [exampleFootprint]), data: { requestEventId: 'r', pfs } };
    const received = read(body);
    expect(received?.kind === 'fulfilled' && received.footprints.map(({ document }) => document)).toEqual(pfs);
  });

  it('may have more than we know, and no time', () => {
    const { time: _time, ...rest } = created({ productId: 'urn:a:1', status: null, comment: null, later: 1 });
    expect(readEvent({ ...rest, datacontenttype: 'application/json' }).event).toMatchObject({
      filters: { productId: ['urn:a:1'] },
      comment: null,
    });
  });

  it.each([
    ['no event', null],
    ['another type', { ...requestCreated(head, {}), type: 'org.wbcsd.pathfinder.ProductFootprint.Published.v1' }],
    ['a bad date', created({ validOn: 'soon' })],
    ['no id', { ...requestCreated(head, {}), id: '' }],
    ['ids that are no uuids', { ...footprintsPublished(head, ['x']), data: { pfIds: ['x'] } }],
    ['no footprint', { ...requestFulfilled(head, 'r', [exampleFootprint]), data: { requestEventId: 'r', pfs: [] } }],
    [
      'a broken footprint',
      { ...requestFulfilled(head, 'r', [exampleFootprint]), data: { requestEventId: 'r', pfs: [{}] } },
    ],
    ['no reason', { ...requestRejected(head, 'r', { code: 'NotFound', message: '' }), data: { requestEventId: 'r' } }],
  ])('is a bad request with %s', (_what, body) => {
    expect(problem(body)).toEqual(expect.any(String));
  });
});

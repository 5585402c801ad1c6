import { z } from 'zod';
import { incomingPactError, pactError } from './error.ts';
import { moment, uuid } from './kinds.ts';
import { incomingProductFootprint, outgoingProductFootprint } from './product-footprint.ts';

const typePrefix = 'org.wbcsd.pact.ProductFootprint.';

export const eventTypes = {
  created: `${typePrefix}RequestCreatedEvent.3`,
  fulfilled: `${typePrefix}RequestFulfilledEvent.3`,
  rejected: `${typePrefix}RequestRejectedEvent.3`,
  published: `${typePrefix}PublishedEvent.3`,
} as const;

export type EventKind = keyof typeof eventTypes;

const id = z.string().min(1);
const maxAddressLength = 2000;
const names = z.array(z.string()).min(1);

const criteria = {
  productId: z.exactOptional(names),
  companyId: z.exactOptional(names),
  geography: z.exactOptional(names),
  classification: z.exactOptional(names),
  validOn: z.exactOptional(moment.outgoing),
  validAfter: z.exactOptional(moment.outgoing),
  validBefore: z.exactOptional(moment.outgoing),
  status: z.exactOptional(z.string()),
  comment: z.exactOptional(z.string()),
};

const outgoingData = {
  created: z.strictObject(criteria),
  fulfilled: z.strictObject({ requestEventId: id, pfs: z.array(outgoingProductFootprint).min(1) }),
  rejected: z.strictObject({ requestEventId: id, error: pactError }),
  published: z.strictObject({ pfIds: z.array(uuid.outgoing).min(1) }),
} as const satisfies Record<EventKind, z.ZodType>;

/** The criteria of a request are judged as those of a query are. */
const incomingData = {
  created: z.looseObject({ comment: z.string().nullish() }),
  fulfilled: z.looseObject({ requestEventId: id, pfs: z.array(incomingProductFootprint).min(1) }),
  rejected: z.looseObject({ requestEventId: id, error: incomingPactError }),
  published: z.looseObject({ pfIds: z.array(uuid.incoming).min(1) }),
} as const satisfies Record<EventKind, z.ZodType>;

/** A CloudEvent. Ids are texts, not only uuids. */
const outgoingEnvelope = <Kind extends EventKind>(kind: Kind) =>
  z.strictObject({
    type: z.literal(eventTypes[kind]),
    specversion: z.literal('1.0'),
    id,
    source: z.string().min(1),
    time: moment.outgoing,
    data: outgoingData[kind],
  });

const incomingEnvelope = <Kind extends EventKind>(kind: Kind) =>
  z.looseObject({
    type: z.literal(eventTypes[kind]),
    specversion: z.string().regex(/^1\./),
    id,
    source: z.string().min(1).max(maxAddressLength),
    time: moment.incoming.nullish(),
    data: incomingData[kind],
  });

export const outgoingEvents = {
  created: outgoingEnvelope('created'),
  fulfilled: outgoingEnvelope('fulfilled'),
  rejected: outgoingEnvelope('rejected'),
  published: outgoingEnvelope('published'),
};

export const incomingEvents = {
  created: incomingEnvelope('created'),
  fulfilled: incomingEnvelope('fulfilled'),
  rejected: incomingEnvelope('rejected'),
  published: incomingEnvelope('published'),
};

export type RequestCriteria = z.infer<(typeof outgoingData)['created']>;

import { z } from 'zod';
import {
  networkDeliveryStates,
  networkErrors,
  networkEventOutcomes,
  networkEventReasons,
  networkMessageDirections,
  networkMessageKinds,
} from '../vocabulary/network.ts';
import { exchangeSides } from '../vocabulary/requests.ts';

export const networkMessage = z
  .object({
    id: z.uuid(),
    eventId: z.string().describe('What both platforms call it.'),
    direction: z.enum(networkMessageDirections),
    kind: z.enum(networkMessageKinds),
    partnerId: z.uuid(),
    partnerName: z.string(),
    line: z
      .object({
        lineId: z.uuid(),
        side: z.enum(exchangeSides).describe('What the own organisation is on it.'),
        productId: z.uuid(),
        productName: z.string(),
        requestReference: z.string().nullable(),
      })
      .nullable()
      .describe('What it is about; null where that is no line, or none that was found.'),
    state: z.enum(networkDeliveryStates).nullable().describe('Of what was sent.'),
    attempts: z.int().min(0).nullable().describe('Of what was sent: how often it was tried.'),
    lastError: z.enum(networkErrors).nullable().describe('Of what was sent: why it did not arrive the last time.'),
    nextTryAt: z.iso.datetime().nullable().describe('Of what was sent and waits.'),
    canRetry: z.boolean().describe('Whether it can be tried again at once.'),
    outcome: z.enum(networkEventOutcomes).nullable().describe('Of what was received.'),
    reason: z.enum(networkEventReasons).nullable().describe('Of what was received and changed nothing.'),
    at: z.iso.datetime().describe('When it was written here, or came.'),
  })
  .meta({ id: 'NetworkMessage' });

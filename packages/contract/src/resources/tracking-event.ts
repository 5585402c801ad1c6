import { z } from 'zod';

/** The events of the tracking plan, version 4. A new event is a new member here, and nothing else can be sent. */
export const trackingEvent = z
  .strictObject({
    name: z.literal('button_clicked'),
    properties: z.strictObject({ buttonText: z.string().min(1).max(200), pageUrl: z.url().max(2000) }),
    plan: z.strictObject({ version: z.literal(4), branch: z.literal('main') }),
    key: z.string().min(1).max(200).describe('The analytics key of the environment, from the runtime configuration.'),
    region: z.enum(['EU', 'US']),
  })
  .meta({ id: 'TrackingEvent' });

export type TrackingEvent = z.infer<typeof trackingEvent>;

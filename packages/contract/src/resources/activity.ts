import { z } from 'zod';
import { activityEvents } from '../vocabulary/activity-event.ts';

export const activityEntry = z
  .object({
    id: z.uuid(),
    event: z.enum(activityEvents),
    actor: z
      .object({ id: z.uuid(), name: z.string(), isKey: z.boolean().describe('An API key acted.') })
      .nullable()
      .describe('Null where nobody of the organisation acted, as behind a link.'),
    details: z.record(z.string(), z.string()).describe('What it was about: names, addresses, how many.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ActivityEntry' });

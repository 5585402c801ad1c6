import { z } from 'zod';
import { textLimits } from '../text-limits.ts';

const remindersEnabled = z
  .boolean()
  .describe('Whether suppliers that have not answered, and colleagues whose reviews wait, are reminded by mail.');

export const organisation = z.object({ id: z.uuid(), name: z.string(), remindersEnabled }).meta({ id: 'Organisation' });

export const updateOrganisationNameRequest = z
  .strictObject({
    name: z.string().trim().min(1).max(textLimits.organisationName),
    remindersEnabled: remindersEnabled.optional(),
  })
  .meta({ id: 'UpdateOrganisationNameRequest' });

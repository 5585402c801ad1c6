import { z } from 'zod';
import { textLimits } from '../text-limits.ts';

export const organisation = z.object({ id: z.uuid(), name: z.string() }).meta({ id: 'Organisation' });

export const updateOrganisationNameRequest = z
  .strictObject({ name: z.string().trim().min(1).max(textLimits.organisationName) })
  .meta({ id: 'UpdateOrganisationNameRequest' });

import { z } from 'zod';
import { textLimits } from '../text-limits.ts';
import { organisationIdentifierTypes } from '../vocabulary/organisation.ts';

const remindersEnabled = z
  .boolean()
  .describe('Whether suppliers that have not answered, and colleagues whose reviews wait, are reminded by email.');

const identifier = z.string().trim().max(textLimits.organisationIdentifier).nullable();

export const organisation = z
  .object({
    id: z.uuid(),
    name: z.string(),
    remindersEnabled,
    domains: z.array(z.string()).describe('Of the verified addresses of its users; public email domains are left out.'),
    identifiers: z.record(z.enum(organisationIdentifierTypes), z.string().nullable()),
    logo: z.object({ updatedAt: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'Organisation' });

export const updateOrganisationNameRequest = z
  .strictObject({
    name: z.string().trim().min(1).max(textLimits.organisationName),
    remindersEnabled: remindersEnabled.optional(),
    identifiers: z
      .partialRecord(z.enum(organisationIdentifierTypes), identifier)
      .optional()
      .describe('What is left out stays as it is; null empties it.'),
  })
  .meta({ id: 'UpdateOrganisationNameRequest' });

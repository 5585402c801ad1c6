import { z } from 'zod';
import { textLimits } from '../text-limits.ts';
import { installationEvents } from '../vocabulary/installation.ts';

export const installationOrganisation = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    userCount: z.int(),
    purchasedCount: z.int().describe('Products by supplier that it buys, whether their data were asked for or not.'),
    receivedCount: z.int().describe('Product requests that it has as a supplier.'),
    storageBytes: z.int().describe('Of its documents.'),
    lastSignInAt: z.iso
      .datetime()
      .nullable()
      .describe('When somebody last signed in or stayed signed in, to ten minutes; null where nobody has yet.'),
    suspension: z
      .object({
        reason: z.string(),
        suspendedAt: z.iso.datetime(),
        deleteAt: z.iso.datetime().nullable().describe('When it is deleted; null where nobody has asked for that.'),
      })
      .nullable()
      .describe('Null where it is not suspended.'),
  })
  .meta({ id: 'InstallationOrganisation' });

export const suspensionRequest = z
  .strictObject({
    reason: z
      .string()
      .trim()
      .min(1)
      .max(textLimits.suspensionReason)
      .describe('Its people read it wherever they are refused, and in the activity log afterwards.'),
  })
  .meta({ id: 'SuspensionRequest' });

export const installationEntry = z
  .object({
    id: z.uuid(),
    event: z.enum(installationEvents),
    organisation: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('Which one it was about.'),
    person: z.string().nullable().describe('Whom it was about.'),
    actor: z.string().nullable().describe('Null where it was done on the server itself.'),
    reason: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'InstallationEntry' });

import { z } from 'zod';
import { maxRemovedSuppliers } from '../exchange-limits.ts';
import { undeliverableReasons } from '../vocabulary/invitations.ts';
import { accessResponseStatuses } from '../vocabulary/users.ts';
import { supplierSbtiTarget } from './sbti-target.ts';

const lineCounts = {
  productCount: z.int().describe('Products connected, those in the archive left out.'),
  openCount: z.int().describe('Requests in which somebody still has to act.'),
  completedCount: z.int(),
  primaryDataShare: z
    .number()
    .nullable()
    .describe('The average over the current versions that say it, in percent; null where none does.'),
};

const away = z.boolean().describe('Nobody acts for it at the moment: whoever runs the platform has suspended it.');

export const supplier = z
  .object({
    id: z.uuid(),
    name: z.string(),
    connectionStatus: z.enum(accessResponseStatuses),
    contacts: z
      .array(
        z.object({
          email: z.string(),
          undeliverable: z.boolean(),
          reason: z.enum(undeliverableReasons).nullable(),
          answer: z.string().nullable(),
        }),
      )
      .describe(
        'The addresses that were invited; emails do not reach an undeliverable one, for the reason given, and with the answer of the mail server where the email bounced.',
      ),
    connectedAt: z.iso.datetime(),
    away,
    ...lineCounts,
    sbtiTarget: supplierSbtiTarget.nullable().describe('Null where it has not said, or has not accepted yet.'),
  })
  .meta({ id: 'Supplier' });

export const customer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    connectionStatus: z.enum(accessResponseStatuses),
    connectedAt: z.iso.datetime(),
    away,
    productCount: z.int().describe('Products that it has asked for.'),
    openCount: z.int(),
    completedCount: z.int(),
  })
  .meta({ id: 'Customer' });

export const suppliersDeleteRequest = z
  .array(z.uuid())
  .min(1)
  .max(maxRemovedSuppliers)
  .meta({ id: 'SuppliersDeleteRequest' });

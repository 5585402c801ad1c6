import { z } from 'zod';
import { dueSoonDays } from '../exchange-limits.ts';
import { productRequestAggregatedStatuses, productRequestStatuses, requestAges } from '../vocabulary/requests.ts';

const bothSides = <Counts extends z.ZodType>(counts: Counts) => z.object({ customer: counts, supplier: counts });

export const emissionRequestSummary = z
  .object({
    sent: z.record(z.enum(productRequestAggregatedStatuses), z.int()),
    received: z.record(z.enum(productRequestAggregatedStatuses), z.int()),
  })
  .meta({ id: 'EmissionRequestSummary', description: 'Requests by what has become of them.' });

export const requestSummary = bothSides(z.record(z.enum(productRequestStatuses), z.int())).meta({
  id: 'RequestSummary',
  description: 'Lines by status: what we asked for, and what we are asked for.',
});

export const requestAgeSummary = bothSides(z.record(z.enum(requestAges), z.int())).meta({
  id: 'RequestAgeSummary',
  description: 'Open lines by how long they have waited since they were asked for.',
});

/** What waits on one side; days count from today, in UTC. */
const waiting = {
  overdue: z.int().describe('Not answered and past their due date.'),
  expiring: z.int().describe('Completed, and the current version expires within 60 days.'),
  expired: z.int().describe('Completed, and the current version has expired.'),
};

export const dashboard = z
  .object({
    customer: z.object({
      toReview: z.int(),
      oldestReview: z
        .object({
          supplierName: z.string(),
          submittedAt: z.iso.datetime(),
          requestReference: z.string(),
          productId: z.uuid(),
        })
        .nullable(),
      ...waiting,
      declined: z.int(),
      undeliverable: z.int().describe('Addresses of suppliers that emails do not reach.'),
      suppliers: z.int().describe('Connected or invited.'),
      products: z.int().describe('Lines, those in the archive left out.'),
      requested: z.int().describe('Lines that were ever asked for and are not cancelled.'),
    }),
    supplier: z.object({
      toAnswer: z.int().describe('Asked for and not answered yet.'),
      rejected: z.int(),
      ...waiting,
      dueSoon: z.int().describe(`Not answered and due within ${dueSoonDays} days, today among them.`),
      askedBy: z
        .array(z.object({ id: z.uuid(), name: z.string(), open: z.int() }))
        .describe('Customers with open requests, no more than five, those with most first.'),
      customers: z.int().describe('Connected or inviting.'),
      lines: z.int(),
      templates: z.int().describe('No more than 10,000 are counted.'),
    }),
    campaign: z
      .object({
        id: z.uuid(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        suppliers: z.int(),
        answeredSuppliers: z.int().describe('Those that have answered everything.'),
        lines: z.record(z.enum(productRequestStatuses), z.int()),
      })
      .nullable()
      .describe('The newest that is not over yet, else the newest.'),
  })
  .meta({ id: 'Dashboard' });

const monthFigures = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  lines: z.int().describe('With a current version at its end, today in the running month.'),
  primaryDataShare: z.number().nullable().describe('The average of those that say it, in percent.'),
  verifiedShare: z.number().nullable().describe('In percent.'),
  qualityScore: z.number().nullable().describe('The average score.'),
});

export const dataHistory = bothSides(z.array(monthFigures)).meta({
  id: 'DataHistory',
  description: 'The current versions month by month, the oldest first.',
});

import { z } from 'zod';
import { allocationWasteIncinerations, partialFullPcfs, retroOrProspectivePcfTypes } from '../catena-x.ts';
import { flag } from '../flag-parameter.ts';
import { textLimits } from '../text-limits.ts';

/** What Catena-X wants to know beside a footprint, under the names it has there. */
export const aspectQuestions = {
  partialFullPcf: z.enum(partialFullPcfs),
  retroOrProspectivePcfType: z.enum(retroOrProspectivePcfTypes),
  massBalancingUsed: flag,
  freeAttributionInMassBalancing: flag.describe('Where mass balancing is used.'),
  massBalancingCertificateScheme: z
    .string()
    .trim()
    .max(textLimits.otherText)
    .optional()
    .describe('Where mass balancing is used.'),
  allocationWasteIncineration: z.enum(allocationWasteIncinerations).optional(),
};

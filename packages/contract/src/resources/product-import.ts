import { z } from 'zod';
import { importPhases, productImportProblems } from '../vocabulary/files.ts';
import { importFindingOf, importOutcome } from './import-findings.ts';

/** Of a file of products or of templates. */
export const importFinding = importFindingOf(productImportProblems).meta({ id: 'ImportFinding' });

export const productImportResult = z
  .object({
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    ...importOutcome(importFinding),
    suppliersInvited: z.int(),
  })
  .meta({ id: 'ProductImportResult' });

export const importProgress = z
  .object({
    importId: z.uuid(),
    phase: z.enum(importPhases),
    rowsRead: z.int(),
    percent: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .describe(
        'Of the whole: where rows are written, reading is the first half. Null where the size of the file is unknown.',
      ),
  })
  .meta({ id: 'ImportProgress' });

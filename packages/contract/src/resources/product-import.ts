import { z } from 'zod';
import { importPhases } from '../vocabulary/import-phase.ts';
import { productImportProblems } from '../vocabulary/product-import-problem.ts';

const importFinding = z
  .object({
    row: z.int().describe('As a spreadsheet counts: the header is row 1. 0 where the whole file is meant.'),
    column: z.string().optional().describe('The heading of the column.'),
    code: z.enum(productImportProblems),
    value: z.string().optional(),
  })
  .meta({ id: 'ImportFinding' });

export const productImportResult = z
  .object({
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    errors: z.array(importFinding),
    warnings: z.array(importFinding),
    moreErrors: z.boolean().describe('There are more than are listed.'),
    moreWarnings: z.boolean(),
    rows: z.int().describe('How many rows the file has, without its header.'),
    written: z.boolean().describe('Whether anything was written.'),
    suppliersInvited: z.int(),
    preview: z
      .object({
        headings: z.array(z.string()),
        rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
      })
      .describe('The first rows, and those with an error or a warning.'),
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
      .describe('Of the file that has been read; null where its size is unknown.'),
  })
  .meta({ id: 'ImportProgress' });

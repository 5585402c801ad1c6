import { z } from 'zod';

export const importFindingOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.object({
    row: z.int().describe('As a spreadsheet counts: the header is row 1. 0 where the whole file is meant.'),
    column: z.string().optional().describe('The heading of the column.'),
    code: z.enum(codes),
    value: z.string().optional(),
  });

/** What every import answers with beside its counts. */
export const importOutcome = <Finding extends z.ZodType>(finding: Finding) => ({
  errors: z.array(finding),
  warnings: z.array(finding),
  moreErrors: z.boolean().describe('There are more than are listed.'),
  moreWarnings: z.boolean(),
  rows: z.int().describe('How many rows the file has, without its header.'),
  written: z.boolean().describe('Whether anything was written.'),
  preview: z
    .object({
      headings: z.array(z.string()),
      rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
    })
    .describe('The first rows that say something, and those with an error or a warning.'),
});

import { z } from 'zod';
import { answerImportProblems } from '../vocabulary/answer-import-problem.ts';

const answerImportFinding = z
  .object({
    row: z.int().describe('As a spreadsheet counts: the header is row 1. 0 where the whole file is meant.'),
    column: z.string().optional().describe('The heading of the column.'),
    code: z.enum(answerImportProblems),
    value: z.string().optional(),
  })
  .meta({ id: 'AnswerImportFinding' });

export const answerImportResult = z
  .object({
    saved: z.int().describe('As drafts.'),
    submitted: z.int(),
    skipped: z.int().describe('Rows that say nothing, or nothing new.'),
    errors: z.array(answerImportFinding),
    warnings: z.array(answerImportFinding),
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
  })
  .meta({ id: 'AnswerImportResult' });

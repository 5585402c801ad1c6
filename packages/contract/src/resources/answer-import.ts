import { z } from 'zod';
import { answerImportProblems } from '../vocabulary/files.ts';
import { importFindingOf, importOutcome } from './import-findings.ts';

const answerImportFinding = importFindingOf(answerImportProblems).meta({ id: 'AnswerImportFinding' });

export const answerImportResult = z
  .object({
    saved: z.int().describe('As drafts.'),
    submitted: z.int(),
    skipped: z.int().describe('Rows that say nothing, or nothing new.'),
    ...importOutcome(answerImportFinding),
  })
  .meta({ id: 'AnswerImportResult' });

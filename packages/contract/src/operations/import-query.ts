import { z } from 'zod';
import { flag } from '../flag-parameter.ts';
import { importDuplicateChoices } from '../vocabulary/files.ts';

/** What every import is told beside its file. */
export const judgingQuery = {
  allowWarnings: flag.describe('Write in spite of warnings.'),
  dryRun: flag.describe('Judge the file and write nothing.'),
};

/** Of one that creates and updates what has a reference, and may take long. */
export const importQuery = {
  ...judgingQuery,
  onDuplicate: z.enum(importDuplicateChoices).optional().describe('With allowWarnings; skip unless said.'),
  importId: z.uuid().optional().describe('Chosen by the caller, who can then ask how far it is.'),
};

import { z } from 'zod';
import { fieldProblemCodes, problemCodes } from './problem-codes.ts';

export const problemMediaType = 'application/problem+json';

/** RFC 9457 problem details. Extra members (the current status, a lock's holder) depend on the code, hence a loose object. */
export const problem = z
  .looseObject({
    type: z.string().describe('Identifies the kind of problem; ends in the code.'),
    title: z.string(),
    status: z.int().min(400).max(599),
    code: z.enum(problemCodes),
    detail: z.string().optional(),
    instance: z.string().optional().describe('The id of the request, as in the log.'),
    errors: z
      .array(
        z.object({
          path: z.string().describe('JSON pointer below body, query or params.'),
          code: z.enum(fieldProblemCodes),
          message: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problem>;

import { z } from 'zod';
import type { Kind } from './field.ts';

/** The revision that we speak. */
export const spokenVersion = '3.0.0';

/** Revisions of version 3, also those to come. */
export const specVersion: Kind<string, string> = {
  outgoing: z.literal(spokenVersion),
  incoming: z.string().regex(/^3(\.\d+){1,2}(-\d{8})?$/),
};

import type { z } from 'zod';
import type { PeerAnswer } from './ask-peer.ts';

/** What an answer says, or nothing where it says something else. */
export function readAnswer<Schema extends z.ZodType>(
  { text }: PeerAnswer,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

import type { z } from 'zod';
import type { PeerAnswer } from './ask-peer.ts';
import { parseJson } from './parse-json.ts';

/** What an answer says, or nothing where it says something else. */
export function readAnswer<Schema extends z.ZodType>(
  { text }: PeerAnswer,
  schema: Schema,
): z.infer<Schema> | undefined {
  return schema.safeParse(parseJson(text)).data;
}

import type { z } from 'zod';
import { isTooMuchJson } from '../http/json-extent.ts';
import type { PartnerResponse } from './call-partner.ts';

/** A thousand footprints, each with more than it could say within the bytes that are taken at once. */
const maxValues = 250_000;

/**
 * What a text from elsewhere says; undefined where it is no JSON, holds more values than any document has, or is nested
 * more deeply than anything that makes sense.
 */
export function parseJson(text: string, reviver?: (name: string, value: unknown) => unknown): unknown {
  if (isTooMuchJson(text, maxValues)) return undefined;
  try {
    return JSON.parse(text, reviver);
  } catch {
    return undefined;
  }
}

/** What an answer says, or nothing where it says something else. */
export function readAnswer<Schema extends z.ZodType>(
  { text }: PartnerResponse,
  schema: Schema,
): z.infer<Schema> | undefined {
  return schema.safeParse(parseJson(text)).data;
}

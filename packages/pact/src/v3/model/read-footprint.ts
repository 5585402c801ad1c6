import { stopAtFirst } from '@pcf/contract/stop-at-first';
import type { z } from 'zod';
import { maxListed, overlongList } from './list-bound.ts';
import { type IncomingProductFootprint, incomingProductFootprint } from './product-footprint.ts';

/** A footprint that came in: as it can be worked with, beside the document itself, which nobody touches. */
export interface ReceivedFootprint {
  readonly document: unknown;
  readonly footprint: IncomingProductFootprint;
}

export type ReadFootprint = ReceivedFootprint | { readonly footprint: null; readonly problem: string };

export function readFootprint(document: unknown): ReadFootprint {
  const overlong = overlongList(document);
  if (overlong) return { footprint: null, problem: overlongProblem(overlong) };
  const parsed = incomingProductFootprint.safeParse(document, stopAtFirst);
  return parsed.success ? { document, footprint: parsed.data } : { footprint: null, problem: problemOf(parsed.error) };
}

/** The first problem as a sentence for the sender: pcf.declaredUnitAmount: Invalid input. */
export function problemOf({ issues }: z.ZodError): string {
  const [first] = issues;
  return first ? `${first.path.join('.') || 'body'}: ${first.message}` : 'body: Invalid input';
}

export const overlongProblem = (place: readonly PropertyKey[]): string =>
  `${place.join('.') || 'body'}: more than ${maxListed} at once`;

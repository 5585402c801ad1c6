import type { z } from 'zod';
import { decimalOf, decimalText } from '../decimal.ts';
import { momentText } from '../period.ts';
import { outgoingProductFootprint, type ProductFootprint } from './product-footprint.ts';
import { spokenVersion } from './spec-version.ts';

type Strict =
  | { readonly footprint: ProductFootprint; readonly paths: readonly [] }
  | { readonly footprint: null; readonly paths: readonly string[] };

const power = /^[+-]?(\d+(\.\d*)?|\.\d+)e[+-]?\d{1,2}$/i;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;
/** Nothing that is known lies deeper. */
const deepest = 8;

/**
 * A footprint of somebody else as strictly as we say one ourselves, or the fields that keep it from that. What we do not
 * know is left out; nothing is added.
 */
export function strictFootprint(document: unknown): Strict {
  const respelt = { ...Object(respelled(document, 0)), specVersion: spokenVersion };
  const first = outgoingProductFootprint.safeParse(respelt);
  if (!first.success) removeUnknown(respelt, first.error.issues);
  const parsed = first.success ? first : outgoingProductFootprint.safeParse(respelt);
  if (parsed.success) return { footprint: parsed.data, paths: [] };
  return { footprint: null, paths: [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))] };
}

/** Other spellings of the same: null for what is absent, powers of ten, times of elsewhere. */
function respelled(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return respelledText(value);
  if (value === null || typeof value !== 'object' || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((item) => respelled(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === null ? [] : [[name, respelled(part, depth + 1)]])),
  );
}

function respelledText(text: string): string {
  if (power.test(text)) return decimalText(decimalOf(text));
  return moment.test(text) && !Number.isNaN(Date.parse(text)) ? momentText(new Date(text)) : text;
}

function removeUnknown(document: object, issues: readonly z.core.$ZodIssue[]): void {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const holder = issue.path.reduce<object>((held, name) => Reflect.get(held, name) as object, document);
    for (const key of issue.keys) Reflect.deleteProperty(holder, key);
  }
}

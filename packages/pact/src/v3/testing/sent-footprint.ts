import type { Answer } from '../exchange-facts.ts';
import { outgoingProductFootprint, type ProductFootprint } from '../model/product-footprint.ts';
import { toPact } from '../to-pact.ts';
import { exampleFacts } from './example-answer.ts';

/** The footprint of an answer that lacks nothing, after the strict check of what we send. */
export function sentFootprint(
  data: Answer['data'],
  itemData: Answer['itemData'] = null,
  facts = exampleFacts,
): ProductFootprint {
  const result = toPact({ data, itemData }, facts);
  if (result.footprint === null) throw new Error(JSON.stringify(result));
  return outgoingProductFootprint.parse(result.footprint);
}

/** What stands against it: codes by their fields. */
export function findingsOf(data: Answer['data'], itemData: Answer['itemData'] = null, facts = exampleFacts) {
  const result = toPact({ data, itemData }, facts);
  if (result.footprint !== null) return { missing: [], cannot: [] };
  const told = ({ path, code }: { path: string; code: string }) => `${path} ${code}`;
  return { missing: result.missing.map(told), cannot: result.cannot.map(told) };
}

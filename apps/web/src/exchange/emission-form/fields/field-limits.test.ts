import { emissionData } from '@pcf/contract/resources/emission-data';
import { itemData } from '@pcf/contract/resources/emission-data-item';
import { expect, it } from 'vitest';
import { entryProblem } from './entry-problem.ts';
import { fieldLimits } from './field-limits.ts';

const numbers = [
  -1e12, -999_999_999_999, -1, -0.1, 0, 0.1, 1, 1.5, 1.55, 5, 5.1, 100, 100.5, 1989, 1990, 2025, 2201, 1e12,
];
const texts = [
  'x',
  'x'.repeat(255),
  'x'.repeat(256),
  'x'.repeat(500),
  'x'.repeat(501),
  'x'.repeat(2400),
  'x'.repeat(2401),
];
const patterned = ['DE-BY', 'US-CA', 'GB-ENG', 'DE', 'de-by', 'DE-BAVARIA', 'Bavaria'];
const dates = ['2025-03', '2025-13', '03/2025', '2025-03-31', '31/03/2025'];

const textLists = ['productIds', 'classifications', 'ruleNames'];

/** An object that holds the value at the path, with one row where the path leads through a list. */
function holding(path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { [first]: textLists.includes(first) ? [value] : value };
  const below = holding(rest.join('.'), value);
  const isItem = ['rawmaterial', 'energy', 'transportBetweenSites', 'transport', 'packaging'].includes(first);
  if (first === 'productOrSectorSpecificRules') return { [first]: [below] };
  if (first === 'emissionFactorSources') return { [first]: [{ source: 'SELF', ...(below as object) }] };
  return { [first]: first === 'stages' ? [below] : isItem ? [{ id: 'a', ...(below as object) }] : below };
}

const candidatesOf = { number: numbers, text: texts, month: dates, day: dates };

it.each(Object.entries(fieldLimits))('%s is held to what the contract says', (path, limit) => {
  const isItem = path.startsWith('itemData.');
  const schema = isItem ? itemData : emissionData;
  const candidates = limit.pattern ? patterned : candidatesOf[limit.kind];
  for (const candidate of candidates) {
    const accepted = schema.safeParse(holding(isItem ? path.replace('itemData.', '') : path, candidate)).success;
    expect(entryProblem(candidate, limit) === null, `${path}: ${String(candidate).slice(0, 20)}`).toBe(accepted);
  }
});

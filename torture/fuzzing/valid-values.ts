import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import fc from 'fast-check';
import type { Chance } from './chance.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What somebody who knows the exchange would write under a name; undefined where any text does. */
export type Knowledge = (name: string) => string | undefined;

interface Place {
  readonly chance: Chance;
  readonly known: Knowledge;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
  /** Under which name the value stands. */
  readonly name: string;
}

const maxMadeItems = 3;
const unboundedNumber = 1_000_000;
const longText = 60;

/** A value that a schema takes, mostly: what only code can say of it, such as that a day lies ahead, is left to chance. */
export function validValue(schema: JsonSchema, chance: Chance, known: Knowledge): Json {
  return drawn(schema, { chance, known, definitions: schema.$defs ?? {}, name: '' });
}

function drawn(schema: JsonSchema, place: Place): Json {
  const { chance, definitions } = place;
  const either = schema.anyOf ?? schema.oneOf;
  if (schema.$ref !== undefined) return drawn(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, place);
  if (schema.const !== undefined) return schema.const as Json;
  if (schema.enum) return chance.oneOf(schema.enum as [Json, ...Json[]]);
  if (either) return drawn(chance.oneOf(either as [JsonSchema, ...JsonSchema[]]), place);
  const type = Array.isArray(schema.type) ? chance.oneOf(schema.type as [string, ...string[]]) : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema, place);
    case 'integer':
    case 'number':
      return numberOf(schema, type, chance);
    case 'boolean':
      return chance.onceIn(2);
    case 'array':
      return itemsOf(schema, place);
    case 'object':
      return membersOf(schema, place);
    default:
      return null;
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = longText }: JsonSchema, { chance, known, name }: Place) {
  const meant = chance.onceIn(10) ? undefined : known(name);
  if (meant !== undefined) return meant;
  if (format === 'uuid') return chance.draw(fc.uuid({ version: 4 }));
  if (format === 'date') return `20${20 + chance.below(20)}-0${1 + chance.below(9)}-1${chance.below(10)}`;
  if (format === 'date-time') return `20${20 + chance.below(20)}-01-01T00:00:00.000Z`;
  if (format === 'uri') return 'https://example.org/page';
  if (pattern !== undefined) return chance.draw(fc.stringMatching(new RegExp(pattern)));
  const longest = Math.min(maxLength, longText);
  if (chance.onceIn(3))
    return chance.draw(fc.string({ unit: 'grapheme', minLength, maxLength: longest })).slice(0, longest);
  return `Text ${chance.below(1000)}`.padEnd(minLength, '.').slice(0, longest);
}

function numberOf(schema: JsonSchema, type: 'integer' | 'number', chance: Chance): number {
  const least = schema.minimum ?? (typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : 0);
  const most = schema.maximum ?? Math.max(unboundedNumber, least);
  // Versions and numbers of pages are small, and what is asked of a line has to name its own.
  const span = chance.onceIn(3) ? most - least : Math.min(most - least, 4);
  const whole = least + chance.below(Math.floor(Math.min(span, 2 ** 31 - 2)) + 1);
  return type === 'number' && schema.multipleOf === undefined && whole < most ? whole + chance.below(100) / 100 : whole;
}

function itemsOf({ items, minItems = 0, maxItems = maxMadeItems }: JsonSchema, place: Place): Json[] {
  const count = minItems + place.chance.below(Math.min(maxItems, minItems + maxMadeItems) - minItems + 1);
  return Array.from({ length: count }, () => drawn((items ?? {}) as JsonSchema, place));
}

function membersOf({ properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema, place: Place) {
  const named = Object.entries(properties).filter(([name]) => required.includes(name) || place.chance.onceIn(2)) as [
    string,
    JsonSchema,
  ][];
  const free = propertyNames && typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const names = free
    ? Array.from({ length: place.chance.below(3) }, () => String(drawn(propertyNames as JsonSchema, place)))
    : [];
  return Object.fromEntries([
    ...named.map(([name, schema]) => [name, drawn(schema, { ...place, name })] as const),
    ...names.map((name) => [name, drawn(free as JsonSchema, { ...place, name })] as const),
  ]);
}

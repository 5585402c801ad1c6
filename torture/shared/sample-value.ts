import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import { item, optionsOf, propertiesOf, resolved } from './document.ts';

/** What the schema does not say, by the name of a field or of a component. */
export type Hints = Readonly<Record<string, unknown>>;

/** What may be left out, but then nothing of the rest is looked at. */
const always: Hints = { updateEmissionData: true, allocationWasteIncineration: 'cut-off' };

interface Placing {
  readonly hints: Hints;
  /** What is put where the wanted path ends. */
  readonly placed: unknown;
}

interface At {
  readonly name: string;
  /** What is left of the way to the wanted place; undefined away from it. */
  readonly wanted: readonly string[] | undefined;
  /** What a hint further up has here. */
  readonly base?: unknown;
}

/** The smallest value that keeps a schema, with one place of it filled in. */
export function sampleValue(given: JsonSchema, { name, wanted, base }: At, placing: Placing): unknown {
  if (wanted?.length === 0) return placing.placed;
  const { schema, component } = resolved(given);
  const hinted = base ?? placing.hints[component ?? name] ?? placing.hints[name];
  if (!wanted && hinted !== undefined && !isPartOf(schema, hinted))
    return schema.type === 'array' ? [hinted].flat() : hinted;
  const option = optionsOf(schema) && chosenOption(schema, wanted);
  if (option) return sampleValue(option, { name, wanted, base: hinted }, placing);
  if (schema.type === 'array') return sampleItems(schema, { name, wanted }, placing);
  if (schema.type === 'object') return sampleObject(schema, { name, wanted, base: hinted }, placing);
  return sampleScalar(schema, name);
}

/** A hint for an object may leave the rest of it to the schema. */
const isPartOf = (schema: JsonSchema, hinted: unknown) => schema.type === 'object' && hinted !== null;

function chosenOption(schema: JsonSchema, wanted: At['wanted']): JsonSchema | undefined {
  const options = optionsOf(schema) ?? [];
  if (wanted) return options.find((option) => leadsTo(option, wanted));
  return options.find((option) => resolved(option).schema.type !== 'null');
}

function leadsTo(given: JsonSchema, [next, ...rest]: readonly string[]): boolean {
  const { schema } = resolved(given);
  if (next === undefined) return true;
  if (optionsOf(schema)?.some((option) => leadsTo(option, [next, ...rest]))) return true;
  if (next === item) return schema.items !== undefined && leadsTo(schema.items as JsonSchema, rest);
  const property = propertiesOf(schema).find(([name]) => name === next)?.[1];
  return property !== undefined && leadsTo(property, rest);
}

function sampleItems(schema: JsonSchema, { name, wanted }: At, placing: Placing): unknown[] {
  const one = () => sampleValue(schema.items as JsonSchema, { name, wanted: wanted?.slice(1) }, placing);
  return Array.from({ length: wanted ? 1 : (schema.minItems ?? 0) }, one);
}

function sampleObject(schema: JsonSchema, { wanted, base }: At, placing: Placing): Record<string, unknown> {
  const result: Record<string, unknown> = { ...(base as Record<string, unknown> | undefined) };
  for (const [name, property] of propertiesOf(schema)) {
    if (name === wanted?.[0])
      result[name] = sampleValue(property, { name, wanted: wanted.slice(1), base: result[name] }, placing);
    else if ((schema.required?.includes(name) || name in always) && !(name in result))
      result[name] = sampleValue(property, { name, wanted: undefined, base: always[name] }, placing);
  }
  return result;
}

function sampleScalar(schema: JsonSchema, name: string): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'null') return null;
  if (schema.type !== 'string') throw new Error(`Nothing is known of the field ${name}: give it a hint.`);
  if (schema.format === 'uuid') return crypto.randomUUID();
  if (schema.format === 'email') return `${crypto.randomUUID()}@nowhere.example`;
  if (schema.format === 'date') return '2031-01-31';
  if (schema.format === 'date-time') return '2031-01-31T12:00:00Z';
  if (schema.pattern !== undefined) throw new Error(`The field ${name} keeps ${schema.pattern}: give it a hint.`);
  return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

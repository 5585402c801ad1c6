import type { z } from 'zod';
import { type Direction, type JsonSchema, jsonSchemaOf } from './json-schema.ts';

const definitions = '#/$defs/';
export const componentsPointer = '#/components/schemas/';

export type DirectedSchema = readonly [schema: z.ZodType, direction: Direction];

export interface ComponentSchemas {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The schema as it stands at one place of the document, pointing into the components. */
  resolve(...directed: DirectedSchema): JsonSchema;
}

/**
 * Moves every schema with an id into the document's components. Where one reads differently in requests than in answers,
 * the requests get one of their own, with "Input" behind its name.
 */
export function componentSchemas(used: readonly DirectedSchema[]): ComponentSchemas {
  const named = { input: namedSchemas(used, 'input'), output: namedSchemas(used, 'output') };
  const differing = differingNames(named.input, named.output);
  const nameIn = (direction: Direction, name: string) =>
    direction === 'input' && differing.has(name) ? `${name}Input` : name;

  const pointToComponents = (schema: JsonSchema, direction: Direction): JsonSchema =>
    JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
      if (key !== '$ref' || typeof value !== 'string') return value;
      return componentsPointer + nameIn(direction, nameOf(value));
    });

  const entries = (['input', 'output'] as const).flatMap((direction) =>
    [...named[direction]].map(
      ([name, schema]) => [nameIn(direction, name), pointToComponents(schema, direction)] as const,
    ),
  );
  return {
    schemas: Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))),
    resolve(schema, direction) {
      const { $defs, ...own } = jsonSchemaOf(schema, direction);
      return pointToComponents(own, direction);
    },
  };
}

function namedSchemas(used: readonly DirectedSchema[], direction: Direction): ReadonlyMap<string, JsonSchema> {
  const named = new Map<string, JsonSchema>();
  for (const [schema] of used.filter(([, each]) => each === direction)) {
    for (const [name, definition] of Object.entries(jsonSchemaOf(schema, direction).$defs ?? {})) {
      const known = named.get(name);
      if (known && !isSame(known, definition)) throw new Error(`Two different schemas have the id ${name}`);
      named.set(name, definition);
    }
  }
  return named;
}

/** A schema differs where its own text does, or that of any schema it leads to. */
function differingNames(
  input: ReadonlyMap<string, JsonSchema>,
  output: ReadonlyMap<string, JsonSchema>,
): ReadonlySet<string> {
  const differing = new Set<string>();
  const shared = [...input].filter(([name]) => output.has(name));
  const differs = ([name, schema]: [string, JsonSchema]) =>
    !isSame(schema, output.get(name)) || referencesOf(schema).some((reference) => differing.has(reference));
  for (let known = -1; known < differing.size; ) {
    known = differing.size;
    for (const [name] of shared.filter(differs)) differing.add(name);
  }
  return differing;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function referencesOf(schema: JsonSchema): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer]) => nameOf(pointer ?? ''));
}

function nameOf(pointer: string): string {
  const name = pointer.slice(definitions.length);
  // What contains itself has no end unless it can be pointed to by name.
  if (name === '' || name.startsWith('__')) throw new Error('A schema that contains itself needs .meta({ id })');
  return name;
}

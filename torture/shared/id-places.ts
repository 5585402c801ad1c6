import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import type { CallName } from '@pcf/contract/operations/calls';
import { inputSchemas, optionsOf, propertiesOf, type RequestPart, requestParts, resolved } from './document.ts';

/** How an id is written; what it stands for is known to the database alone. */
export type IdKind = 'uuid' | 'reference' | 'email' | 'number';

/** Where an operation takes an id. */
export interface IdPlace {
  readonly part: RequestPart;
  /** The names that lead to it; [] is any item of a list. */
  readonly path: readonly string[];
  readonly kind: IdKind;
}

export const item = '[]';

export const nameOfPlace = ({ part, path }: IdPlace) => [part, ...path].join('.');

/** Everywhere that the document lets a caller name something by an id. */
export function idPlaces(name: CallName): IdPlace[] {
  const schemas = inputSchemas(name);
  return requestParts.flatMap((part) =>
    placesIn(schemas[part] ?? {}, [], []).map(({ path, kind }) => ({ part, path, kind })),
  );
}

type Found = Pick<IdPlace, 'path' | 'kind'>;

function placesIn(given: JsonSchema, path: readonly string[], within: readonly string[]): Found[] {
  const { schema, component } = resolved(given);
  if (component !== undefined && within.includes(component)) return [];
  const inside = component === undefined ? within : [...within, component];
  const kind = kindOf(schema);
  const found = [
    ...(optionsOf(schema) ?? []).flatMap((option) => placesIn(option, path, inside)),
    ...propertiesOf(schema).flatMap(([name, property]) => placesIn(property, [...path, name], inside)),
    ...(schema.items ? placesIn(schema.items as JsonSchema, [...path, item], inside) : []),
  ];
  return kind === undefined ? found : [{ path, kind }, ...found];
}

function kindOf({ format, pattern }: JsonSchema): IdKind | undefined {
  if (format === 'uuid' || format === 'email') return format;
  if (pattern?.includes('REQ-')) return 'reference';
  // Notifications are counted; a year or a version is a number, not a text.
  return pattern === '^\\d{1,18}$' ? 'number' : undefined;
}

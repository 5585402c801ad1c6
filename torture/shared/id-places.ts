import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import type { CallName } from '@pcf/contract/operations/calls';
import { inputSchemas, type RequestPart, requestParts, schemasIn } from './document.ts';

/** How an id is written; what it stands for is known to the database alone. */
export type IdKind = 'uuid' | 'reference' | 'email' | 'number';

/** Where an operation takes an id. */
export interface IdPlace {
  readonly part: RequestPart;
  /** The names that lead to it; [] is any item of a list. */
  readonly path: readonly string[];
  readonly kind: IdKind;
}

export const nameOfPlace = ({ part, path }: IdPlace) => [part, ...path].join('.');

/** Everywhere that the document lets a caller name something by an id. */
export function idPlaces(name: CallName): IdPlace[] {
  const schemas = inputSchemas(name);
  return requestParts.flatMap((part) =>
    schemasIn(schemas[part] ?? {}).flatMap(({ schema, path }) => {
      const kind = kindOf(schema);
      return kind === undefined ? [] : [{ part, path, kind }];
    }),
  );
}

function kindOf({ format, pattern }: JsonSchema): IdKind | undefined {
  if (format === 'uuid' || format === 'email') return format;
  if (pattern?.includes('REQ-')) return 'reference';
  // Notifications are counted; a year or a version is a number, not a text.
  return pattern === '^\\d{1,18}$' ? 'number' : undefined;
}

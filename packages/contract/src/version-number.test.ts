import { expect, it } from 'vitest';
import { type JsonSchema, jsonSchemaOf } from './openapi/json-schema.ts';
import type { Operation } from './operations/operation.ts';
import { operations } from './operations/operations.ts';
import { maxVersions } from './version-number.ts';

/** The integers of a schema that no column could hold. */
function unbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum } = schema as JsonSchema;
  const isInteger = [type].flat().includes('integer') && !(maximum !== undefined && maximum <= maxVersions);
  return [
    ...(isInteger ? [path] : []),
    ...Object.entries(schema).flatMap(([key, each]) => unbounded(each, `${path}/${key}`)),
  ];
}

it.each(Object.entries<Operation>(operations).filter(([, { body }]) => body))(
  '%s takes no whole number that the database cannot keep',
  (_name, { body }) => {
    expect(body && unbounded(jsonSchemaOf(body, 'input'), '')).toEqual([]);
  },
);

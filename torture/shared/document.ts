import type { DocumentedOperation, DocumentedParameter } from '@pcf/contract/openapi/document-shape';
import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import { openApiDocument } from '@pcf/contract/openapi-document';
import type { CallName } from '@pcf/contract/operations/calls';
import type { Operation } from '@pcf/contract/operations/operation';
import { operations } from '@pcf/contract/operations/operations';

/** The parts of a request that a caller fills in. */
export const requestParts = ['path', 'query', 'body'] as const;
export type RequestPart = (typeof requestParts)[number];

const { paths, components } = openApiDocument(operations, { version: 'torture' });
const componentPointer = '#/components/schemas/';

const documented = new Map<string, DocumentedOperation>(
  Object.values(paths).flatMap((item) => Object.values(item).map((operation) => [operation.operationId, operation])),
);

export const operationNames = Object.keys(operations) as CallName[];

export const operationOf = (name: CallName): Operation => operations[name];

/** A schema of the document, with its name where it is a component. */
export function resolved(schema: JsonSchema): { readonly schema: JsonSchema; readonly component?: string } {
  if (typeof schema.$ref !== 'string') return { schema };
  const component = schema.$ref.slice(componentPointer.length);
  const found = components.schemas[component];
  if (!found) throw new Error(`The document has no schema ${component}.`);
  return { schema: found, component };
}

/** What an operation takes, as the document says it: each part that it has as one schema. */
export function inputSchemas(name: CallName): Partial<Record<RequestPart, JsonSchema>> {
  const operation = documented.get(name);
  const own = (operation?.parameters ?? []).filter((each) => 'in' in each);
  const body = operation?.requestBody?.content['application/json']?.schema;
  return { path: objectOf(own, 'path'), query: objectOf(own, 'query'), ...(body ? { body } : {}) };
}

function objectOf(parameters: readonly DocumentedParameter[], place: DocumentedParameter['in']): JsonSchema {
  const there = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(there.map(({ name, schema }) => [name, schema])),
    required: there.filter(({ required }) => required).map(({ name }) => name),
  };
}

export const optionsOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] | undefined =>
  (anyOf ?? oneOf) as JsonSchema[] | undefined;

export const propertiesOf = ({ properties = {} }: JsonSchema): [string, JsonSchema][] =>
  Object.entries(properties) as [string, JsonSchema][];

/** Any item of a list, in a path of names. */
export const item = '[]';

interface SchemaPlace {
  readonly schema: JsonSchema;
  /** The names that lead to it. */
  readonly path: readonly string[];
}

/** A schema and all that it holds, each before what is inside of it; none is entered within itself. */
export function schemasIn(
  given: JsonSchema,
  path: readonly string[] = [],
  within: readonly string[] = [],
): SchemaPlace[] {
  const { schema, component } = resolved(given);
  if (component !== undefined && within.includes(component)) return [];
  const inside = component === undefined ? within : [...within, component];
  return [
    { schema, path },
    ...(optionsOf(schema) ?? []).flatMap((option) => schemasIn(option, path, inside)),
    ...propertiesOf(schema).flatMap(([name, property]) => schemasIn(property, [...path, name], inside)),
    ...(schema.items ? schemasIn(schema.items as JsonSchema, [...path, item], inside) : []),
  ];
}

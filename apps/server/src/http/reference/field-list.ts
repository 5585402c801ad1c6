import type { OpenApiDocument } from '@pcf/contract/openapi/document-shape';
import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import { alternativesOf, componentName, isList, isNull, itemsOf } from './schema-text.ts';

export interface Field {
  /** With the names of the fields it lies in: metadata.count, data[].name. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
}

/** Follows a schema to the component it points to, if it does. */
export function resolved(schema: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  return schema.$ref === undefined ? schema : (components.schemas[componentName(schema.$ref)] ?? {});
}

/** Every field of a schema, those of inner objects too; what has a name of its own is described elsewhere and left closed. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const { properties = {}, required = [] } = schema;
  const own = Object.entries(properties).flatMap(([property, inner]): Field[] => {
    if (typeof inner === 'boolean') return [];
    const name = `${prefix}${property}`;
    return [{ name, isRequired: required.includes(property), schema: inner }, ...fieldsOf(inner, `${name}.`)];
  });
  const items = isList(schema) ? fieldsOf(itemsOf(schema), `${prefix.replace(/\.$/, '')}[].`) : [];
  const alternatives = alternativesOf(schema).filter((each) => !isNull(each));
  return [...own, ...items, ...alternatives.flatMap((each) => fieldsOf(each, prefix))];
}

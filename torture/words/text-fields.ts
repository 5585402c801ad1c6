import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import type { CallName } from '@pcf/contract/operations/calls';
import { inputSchemas, operationNames, operationOf, optionsOf, propertiesOf, resolved } from '../shared/document.ts';
import { item } from '../shared/id-places.ts';
import { fileAudiences } from './file-audiences.ts';

/** Where an operation takes words that somebody chooses. */
export type TextPath = readonly string[];

export const writingOperations = operationNames.filter((name) => operationOf(name).method !== 'GET');
export const uploads = operationNames.filter((name) => operationOf(name).upload);

/** Every text of the body that the document neither lists nor gives a shape; of a file, what the table says of it. */
export function textFields(name: CallName): TextPath[] {
  const { body } = inputSchemas(name);
  const inFile = Object.keys(name in fileAudiences ? fileAudiences[name as keyof typeof fileAudiences] : {});
  return [...(body ? textsIn(body, [], []) : []), ...inFile.map((field) => field.split('.'))];
}

export const nameOfField = (name: CallName, path: TextPath) => [name, ...path].join('.');

function textsIn(given: JsonSchema, path: TextPath, within: readonly string[]): TextPath[] {
  const { schema, component } = resolved(given);
  if (component !== undefined && within.includes(component)) return [];
  const inside = component === undefined ? within : [...within, component];
  const found = [
    ...(optionsOf(schema) ?? []).flatMap((option) => textsIn(option, path, inside)),
    ...propertiesOf(schema).flatMap(([name, property]) => textsIn(property, [...path, name], inside)),
    ...(schema.items ? textsIn(schema.items as JsonSchema, [...path, item], inside) : []),
  ];
  return isFreeText(schema) ? [path, ...found] : found;
}

const isFreeText = ({ type, format, pattern, enum: codes, const: code }: JsonSchema) =>
  type === 'string' && format === undefined && pattern === undefined && codes === undefined && code === undefined;

import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import type { CallName } from '@pcf/contract/operations/calls';
import { operations } from '@pcf/contract/operations/operations';
import { inputSchemas, operationNames, operationOf, schemasIn } from '../shared/document.ts';
import { audiences, type Speech } from './audiences.ts';
import { eventNames } from './event-audiences.ts';

/** Where an operation takes words that somebody chooses. */
export type TextPath = readonly string[];

const writingOperations = operationNames.filter((name) => operationOf(name).method !== 'GET');
export const uploads = operationNames.filter((name) => operationOf(name).upload);

/** All that is said: by calls that write, and by other platforms. */
export const speeches: readonly Speech[] = [...writingOperations, ...eventNames];

/** Every text of the body that the document neither lists nor gives a shape; of a file or an event, what the table has. */
export function textFields(name: Speech): TextPath[] {
  const { body } = isCall(name) ? inputSchemas(name) : {};
  if (body) return schemasIn(body).flatMap(({ schema, path }) => (isFreeText(schema) ? [path] : []));
  const isListed = !isCall(name) || uploads.includes(name);
  return isListed ? Object.keys(audiences[name] ?? {}).map((field) => field.split('.')) : [];
}

const isCall = (name: Speech): name is CallName => name in operations;

export const nameOfField = (name: Speech, path: TextPath) => [name, ...path].join('.');

const isFreeText = ({ type, format, pattern, enum: codes, const: code }: JsonSchema) =>
  type === 'string' && format === undefined && pattern === undefined && codes === undefined && code === undefined;

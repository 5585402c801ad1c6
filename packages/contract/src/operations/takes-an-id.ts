import { jsonSchemaOf } from '../openapi/json-schema.ts';
import type { Operation } from './operation.ts';

/** Whether a call names something that belongs to an organisation: by an id in its path, its query or its body. */
export function takesAnId({ params, query, body }: Operation): boolean {
  return [params, query, body].some((schema) => schema !== undefined && namesAnId(jsonSchemaOf(schema, 'input')));
}

function namesAnId(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('format' in schema && schema.format === 'uuid') return true;
  if ('pattern' in schema && String(schema.pattern).includes('REQ-')) return true;
  return Object.values(schema).some(namesAnId);
}

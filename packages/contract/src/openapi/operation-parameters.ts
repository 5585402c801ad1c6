import type { z } from 'zod';
import { idempotencyKeyHeader, maxIdempotencyKeyLength, takesIdempotencyKey } from '../operations/idempotency.ts';
import type { Operation } from '../operations/operation.ts';
import type { ComponentSchemas } from './component-schemas.ts';
import type { DocumentedParameter, Reference } from './document-shape.ts';
import type { JsonSchema } from './json-schema.ts';

const optionalHeader = (name: string, description: string, schema: JsonSchema): DocumentedParameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

export const sharedParameters = {
  DeviceId: optionalHeader('x-device-id', 'Tells devices apart in the log; says nothing about a person.', {
    type: 'string',
  }),
  SessionId: optionalHeader('x-session-id', 'Tells visits of one device apart in the log.', { type: 'string' }),
  IdempotencyKey: optionalHeader(
    idempotencyKeyHeader,
    'A text of your choice: repeating the call with the same key and the same content answers as the first time and does nothing twice.',
    { type: 'string', minLength: 1, maxLength: maxIdempotencyKeyLength },
  ),
} as const;

const pointTo = (name: keyof typeof sharedParameters): Reference => ({ $ref: `#/components/parameters/${name}` });

export function operationParameters(
  operation: Operation,
  components: ComponentSchemas,
): (DocumentedParameter | Reference)[] {
  return [
    ...fieldsOf(operation.params, 'path', components),
    ...fieldsOf(operation.query, 'query', components),
    ...(takesIdempotencyKey(operation) ? [pointTo('IdempotencyKey')] : []),
    pointTo('DeviceId'),
    pointTo('SessionId'),
  ];
}

function fieldsOf(
  fields: z.ZodObject | undefined,
  place: 'path' | 'query',
  components: ComponentSchemas,
): DocumentedParameter[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = components.resolve(fields, 'input');
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as JsonSchema;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema,
    };
  });
}

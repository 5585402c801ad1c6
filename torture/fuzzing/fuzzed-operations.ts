import { type JsonSchema, jsonSchemaOf } from '@pcf/contract/openapi/json-schema';
import { takesIdempotencyKey } from '@pcf/contract/operations/idempotency';
import type { Operation } from '@pcf/contract/operations/operation';
import { operations } from '@pcf/contract/operations/operations';

/** What a call takes, as far as the contract says it. */
export interface FuzzedOperation {
  readonly name: string;
  readonly operation: Operation;
  readonly params: JsonSchema | undefined;
  readonly query: JsonSchema | undefined;
  readonly body: JsonSchema | undefined;
  readonly takesKey: boolean;
}

/** A list in an address is any text before it is read; what its items are is only known of what is read from it. */
const asRead = (schema: NonNullable<Operation['params']>) => jsonSchemaOf(schema, 'output');

/** Those that take things away come last, so that the others find something. */
const rank = ({ method }: Operation) => ['GET', 'PUT', 'POST', 'DELETE'].indexOf(method);

/** Every operation of the contract. */
export const fuzzedOperations: readonly FuzzedOperation[] = Object.entries<Operation>(operations)
  .map(([name, operation]) => ({
    name,
    operation,
    params: operation.params && asRead(operation.params),
    query: operation.query && asRead(operation.query),
    body: operation.body && jsonSchemaOf(operation.body, 'input'),
    takesKey: takesIdempotencyKey(operation),
  }))
  .toSorted((one, other) => rank(one.operation) - rank(other.operation));

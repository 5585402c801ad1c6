import type { z } from 'zod';
import type { Operations } from './operations.ts';

type SchemaInput<Operation, Part extends string> = Operation extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? { [Key in Part]: z.input<Schema> }
  : unknown;
type SchemaOutput<Operation, Part extends string> = Operation extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? { [Key in Part]: z.output<Schema> }
  : unknown;

/** What a caller gives: params, query and body, each only where the operation has it. */
export type OperationInput<Name extends keyof Operations> = SchemaInput<Operations[Name], 'params'> &
  SchemaInput<Operations[Name], 'query'> &
  SchemaInput<Operations[Name], 'body'>;

/** What a handler receives once the input has been checked and its defaults filled in. */
export type CheckedInput<Name extends keyof Operations> = SchemaOutput<Operations[Name], 'params'> &
  SchemaOutput<Operations[Name], 'query'> &
  SchemaOutput<Operations[Name], 'body'>;

/** What an operation answers with when it succeeds. */
export type OperationOutput<Name extends keyof Operations> =
  Operations[Name]['success']['body'] extends infer Schema extends z.ZodType ? z.output<Schema> : undefined;

import type { Operation } from '@pcf/contract/operations/operation';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FieldProblem, fieldProblems, pointer, type RequestPart } from './field-problems.ts';
import { ProblemError } from './problem-error.ts';
import { unstorableText } from './unstorable-text.ts';

type Input = Partial<Record<RequestPart, unknown>>;

/** Checks what came in against the operation's schemas, every part in one pass, so that a caller learns of all mistakes at once. */
export function parseInput(operation: Operation, request: FastifyRequest): Input {
  const input: Input = {};
  const errors = [
    ...parsePart('params', operation.params, request.params, input),
    ...parsePart('query', operation.query, request.query, input),
    ...parsePart('body', operation.body, request.body, input),
  ];
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
  return input;
}

function parsePart(part: RequestPart, schema: z.ZodType | undefined, value: unknown, input: Input): FieldProblem[] {
  if (!schema) return [];
  const given = value ?? undefined;
  const parsed = schema.safeParse(given);
  if (!parsed.success) return fieldProblems(part, given, parsed.error.issues);
  input[part] = parsed.data;
  return unstorableText(parsed.data).map((path) => ({
    path: pointer(part, path),
    code: 'INVALID_FORMAT',
    message: 'The text holds a character that cannot be kept',
  }));
}

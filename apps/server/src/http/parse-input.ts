import type { Operation } from '@pcf/contract/operations/operation';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldProblems } from './field-problems.ts';
import { ProblemError } from './problem-error.ts';

type Part = 'params' | 'query' | 'body';

/** Checks what came in against the operation's schemas, every part in one pass, so that a caller learns of all mistakes at once. */
export function parseInput(operation: Operation, request: FastifyRequest): Partial<Record<Part, unknown>> {
  const input: Partial<Record<Part, unknown>> = {};
  const errors = [
    ...parsePart('params', operation.params, request.params, input),
    ...parsePart('query', operation.query, request.query, input),
    ...parsePart('body', operation.body, request.body, input),
  ];
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
  return input;
}

function parsePart(part: Part, schema: z.ZodType | undefined, value: unknown, input: Partial<Record<Part, unknown>>) {
  if (!schema) return [];
  const parsed = schema.safeParse(value ?? undefined);
  if (!parsed.success) return fieldProblems(part, parsed.error.issues);
  input[part] = parsed.data;
  return [];
}

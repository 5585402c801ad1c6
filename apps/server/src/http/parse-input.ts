import type { Operation } from '@pcf/contract/operations/operation';
import { stopAtFirst } from '@pcf/contract/stop-at-first';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FieldProblem, fieldProblems, maxFieldProblems, pointer, type RequestPart } from './field-problems.ts';
import { ProblemError } from './problem-error.ts';

/** As many as anybody is told of. */
const most = 100;

const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

type Input = Partial<Record<RequestPart, unknown>>;

/** Of what holds more, a caller learns of the first mistake only: each value can have several, and finding them takes its time. */
const maxSearched = 1000;

/** Checks what came in against the operation's schemas, every part in one pass, so that a caller learns of all mistakes at once. */
export function parseInput(operation: Operation, request: FastifyRequest): Input {
  const input: Input = {};
  const errors = [
    ...parsePart('params', operation.params, request.params, input),
    ...parsePart('query', operation.query, request.query, input),
    ...parsePart('body', operation.body, request.body, input),
  ];
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors: errors.slice(0, maxFieldProblems) });
  return input;
}

function parsePart(part: RequestPart, schema: z.ZodType | undefined, value: unknown, input: Input): FieldProblem[] {
  if (!schema) return [];
  const given = value ?? undefined;
  const parsed = schema.safeParse(given, stopAtFirst);
  if (!parsed.success) {
    const { error } = holdsMoreThan(maxSearched, given) ? parsed : schema.safeParse(given);
    return fieldProblems(part, given, error?.issues ?? parsed.error.issues);
  }
  input[part] = parsed.data;
  return unstorableText(parsed.data).map((path) => ({
    path: pointer(part, path),
    code: 'INVALID_FORMAT',
    message: 'The text holds a character that cannot be kept',
  }));
}

/** Whether there are more values than that in it, however deep; no more are looked at. */
function holdsMoreThan(most: number, value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen + waiting.length > most) return true;
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const name in next) {
      if (seen + waiting.length > most) return true;
      waiting.push((next as Record<string, unknown>)[name]);
    }
  }
  return false;
}

/** Where a value holds text that no database column can keep: a NUL, or half of a surrogate pair. The first hundred places. */
export function unstorableText(value: unknown): string[][] {
  const found: string[][] = [];
  const path: string[] = [];
  const look = (held: unknown): void => {
    if (found.length === most) return;
    if (typeof held === 'string') {
      if (isUnstorable(held)) found.push([...path]);
      return;
    }
    if (typeof held !== 'object' || held === null) return;
    for (const [key, member] of Object.entries(held)) {
      path.push(key);
      look(key);
      look(member);
      path.pop();
    }
  };
  look(value);
  return found;
}

import type { Problem } from '@pcf/contract/problem';
import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import type { z } from 'zod';
import { isUniqueViolation } from '../database/sql-error.ts';
import { ProblemError } from './problem-error.ts';

export type FieldProblem = NonNullable<Problem['errors']>[number];
export type RequestPart = 'body' | 'query' | 'params';
type Issue = z.core.$ZodIssue;

/** As many as an answer tells of; an answer must not be much longer than what it answers. */
export const maxFieldProblems = 100;

/** What zod found wrong, in the closed list of codes and with the path from the part of the request that holds it. */
export function fieldProblems(part: RequestPart, value: unknown, issues: readonly Issue[]): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const issue of issues) {
    const room = maxFieldProblems - problems.length;
    if (room <= 0) break;
    problems.push(...problemsOf(part, value, issue, room));
  }
  return problems;
}

function problemsOf(part: RequestPart, value: unknown, issue: Issue, most: number): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, most).map((key) => ({
      path: pointer(part, [...issue.path, key]),
      code: 'UNKNOWN_FIELD',
      message: 'This field is not known here',
    }));
  }
  return [
    {
      path: pointer(part, issue.path),
      code: isMissing(value, issue.path) ? 'REQUIRED' : codeOf(issue),
      message: issue.message,
    },
  ];
}

function codeOf(issue: Issue): FieldProblemCode {
  switch (issue.code) {
    case 'invalid_type':
      return 'INVALID_TYPE';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'TOO_SHORT' : 'TOO_SMALL';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'TOO_LONG' : 'TOO_LARGE';
    case 'invalid_format':
      return 'INVALID_FORMAT';
    default:
      return 'INVALID_VALUE';
  }
}

/** Looked up in what came in, since zod says "one of ..." where a choice is missing. */
function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  const found = path.reduce<unknown>((part, key) => (Object(part) as Record<PropertyKey, unknown>)[key], value);
  return found === undefined;
}

/** Of a name that the sender made up; ours are shorter. */
const maxNameLength = 100;

/** A JSON pointer (RFC 6901) that begins with the part of the request. */
export function pointer(part: RequestPart, path: readonly PropertyKey[]): string {
  return [part, ...path]
    .map((segment) => `/${shortened(String(segment)).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

const shortened = (name: string): string =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength).toWellFormed()}…` : name;

/** The database decides whose a reference is, so that of two at once only one gets it. */
export async function uniqueReference<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error)) throw new ProblemError('DUPLICATED_REFERENCE');
    throw error;
  }
}

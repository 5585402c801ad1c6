import type { Problem } from '@pcf/contract/problem';
import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import type { z } from 'zod';

type FieldProblem = NonNullable<Problem['errors']>[number];
type Issue = z.core.$ZodIssue;

/** What zod found wrong, in the closed list of codes and with the path from the part of the request that holds it. */
export function fieldProblems(part: 'body' | 'query' | 'params', issues: readonly Issue[]): FieldProblem[] {
  return issues.flatMap((issue) => {
    const at = (key?: string) =>
      `/${[part, ...issue.path, ...(key === undefined ? [] : [key])].map(String).map(escapePointer).join('/')}`;
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: at(key),
        code: 'UNKNOWN_FIELD' as const,
        message: 'This field is not known here',
      }));
    }
    return [{ path: at(), code: codeOf(issue), message: issue.message }];
  });
}

function codeOf(issue: Issue): FieldProblemCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.includes('received undefined') ? 'REQUIRED' : 'INVALID_TYPE';
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

/** As JSON pointers escape it (RFC 6901). */
function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

import type { Operation } from '../operations/operation.ts';
import { possibleProblems } from '../operations/possible-problems.ts';
import { problemMediaType } from '../problem.ts';
import { type ProblemCode, problemStatuses } from '../problem-codes.ts';
import { componentsPointer } from './component-schemas.ts';
import type { DocumentedResponse, Reference } from './document-shape.ts';

export const sharedHeaders = {
  RetryAfter: { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer', minimum: 0 } },
} as const;

const waitingCodes: readonly ProblemCode[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE'];

/** The codes an operation can answer with, each status once. */
const groupsOf = (operation: Operation) => [
  ...Map.groupBy(possibleProblems(operation), (code) => problemStatuses[code]),
];

const nameOf = (codes: readonly ProblemCode[]) => codes.join('.');

/** Points to one response for each status; most operations share theirs with many others. */
export function problemReferences(operation: Operation): Record<string, Reference> {
  return Object.fromEntries(
    groupsOf(operation).map(([status, codes]) => [String(status), { $ref: `#/components/responses/${nameOf(codes)}` }]),
  );
}

export function problemResponses(operations: readonly Operation[]): Record<string, DocumentedResponse> {
  const groups = operations.flatMap(groupsOf).sort(([one], [other]) => one - other);
  return Object.fromEntries(groups.map(([, codes]) => [nameOf(codes), problemResponse(codes)]));
}

/** Which problems a response stands for is said in words and in the schema of its code. */
function problemResponse(codes: readonly ProblemCode[]): DocumentedResponse {
  return {
    description: codes.join(', '),
    ...(codes.some((code) => waitingCodes.includes(code))
      ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
      : {}),
    content: {
      [problemMediaType]: {
        schema: { allOf: [{ $ref: `${componentsPointer}Problem` }, { properties: { code: { enum: [...codes] } } }] },
      },
    },
  };
}

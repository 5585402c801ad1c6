import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import { ApiProblem } from '../../../lib/api/api-problem.ts';

interface RefusedField {
  name: `emails.${number}` | 'organisationName' | 'message';
  code: FieldProblemCode;
}

const pointer = /^\/body\/invitations\/(\d+)\/(email|organisationName|message)$/;

/** Which entries of the form the server refused. Name and message are the same for all addresses, and said once. */
export function refusedFields(error: unknown): RefusedField[] {
  const problems = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  const fields = new Map<RefusedField['name'], RefusedField>();
  for (const { path, code } of problems) {
    const [, index, field] = pointer.exec(path) ?? [];
    if (field === 'email') fields.set(`emails.${Number(index)}`, { name: `emails.${Number(index)}`, code });
    else if (field === 'organisationName' || field === 'message') fields.set(field, { name: field, code });
  }
  return [...fields.values()];
}

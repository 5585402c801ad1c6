import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { ProblemError } from '../../http/problem-error.ts';
import { invalidLineTransition } from '../lines/change-lines.service.ts';
import type { LockedLine } from '../lines/lock-lines.service.ts';

type Given = NonNullable<CheckedInput<'updateProduct'>['body']['lines']>[number];

export interface LineChange {
  readonly given: Given;
  readonly line: LockedLine;
  /** Left out where the supplier stays. */
  readonly supplierId?: string | null;
}

/** What is to become of the lines of a product, all of which are given. A sent line keeps its supplier. */
export function judgeLineChanges(lines: readonly LockedLine[], given: readonly Given[]): LineChange[] {
  const changes = given.map((each): LineChange => {
    const line = lines.find(({ id }) => id === each.lineId.toLowerCase());
    if (!line) throw new ProblemError('NOT_FOUND');
    const supplierId = each.supplierId?.toLowerCase() ?? null;
    if (each.supplierId === undefined || supplierId === line.supplier_organisation_id) return { given: each, line };
    if (line.status !== 'NOT_STARTED') throw invalidLineTransition(line);
    return { given: each, line, supplierId };
  });
  const errors = changes.flatMap((change, index) =>
    taken(change, lines, changes)
      ? [{ path: `/body/lines/${index}/supplierId`, code: 'INVALID_VALUE' as const, message: 'Another line has it' }]
      : [],
  );
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
  return changes;
}

/** A product has one line for each supplier, and one without. */
function taken(change: LineChange, lines: readonly LockedLine[], changes: readonly LineChange[]): boolean {
  if (change.supplierId === undefined) return false;
  return (
    lines.some(({ id, supplier_organisation_id: has }) => id !== change.line.id && has === change.supplierId) ||
    changes.some((other) => other !== change && other.supplierId === change.supplierId)
  );
}

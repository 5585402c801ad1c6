import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { removeConnections } from './remove-suppliers.queries.ts';

/** All of them or none; whoever still has to answer something, or whose answer waits, is kept. */
export async function removeSuppliers(tx: Tx, { body }: CheckedInput<'removeSuppliers'>): Promise<undefined> {
  const removal = await removeConnections(tx, body);
  if (removal.outcome === 'REMOVED') return undefined;
  throw new ProblemError(
    removal.outcome,
    'open_lines' in removal && removal.open_lines > 0 ? { extra: { count: removal.open_lines } } : {},
  );
}

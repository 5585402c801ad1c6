import type { Tx } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** Those who waited for an invitation that somebody else has answered. */
export async function tellRefused(tx: Tx, claimIds: readonly string[]): Promise<void> {
  for (const claimId of claimIds) await enqueue(tx, 'notice', { template: 'claimRefused', claimId });
}

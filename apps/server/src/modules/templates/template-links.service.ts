import type { Caller, Tx } from '../../database/database.ts';
import { deleteUse, type LineKey, type NewMatch, upsertMatches, upsertUse } from './template-links.queries.ts';

/** From which template the newest answer of a line came; null where it came from none. */
export async function recordUse(
  tx: Tx,
  caller: Caller,
  line: LineKey,
  use: { readonly templateId: string; readonly templateVersion: number } | null,
): Promise<void> {
  if (use) await upsertUse(tx, caller, line, use);
  else await deleteUse(tx, line);
}

/** Which template stands for which product of a customer, until somebody says otherwise; each product once. */
export async function rememberMatches(tx: Tx, caller: Caller, matches: readonly NewMatch[]): Promise<void> {
  if (matches.length > 0) await upsertMatches(tx, caller, matches);
}

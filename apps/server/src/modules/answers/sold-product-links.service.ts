import type { Caller, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import { deleteUses, type LineKey, type NewMatch, upsertMatches, upsertUses } from './sold-product-links.queries.ts';

interface Use {
  readonly templateId: string;
  readonly templateVersion: number;
}

/** From which templates the newest answers of lines came; null where one came from none. */
export async function recordUses(
  tx: Tx,
  caller: Caller,
  answers: readonly { readonly line: LineKey; readonly use: Use | null }[],
): Promise<void> {
  const uses = answers.flatMap(({ line: { id, customer_organisation_id }, use }) =>
    use ? [{ id, customer_organisation_id, ...use }] : [],
  );
  const without = answers.flatMap(({ line, use }) => (use ? [] : [line]));
  await together([
    uses.length > 0 ? upsertUses(tx, caller, uses) : undefined,
    without.length > 0 ? deleteUses(tx, without) : undefined,
  ]);
}

export const recordUse = (tx: Tx, caller: Caller, line: LineKey, use: Use | null): Promise<void> =>
  recordUses(tx, caller, [{ line, use }]);

/** Which template stands for the products of which lines, until somebody says otherwise; each line once. */
export async function rememberMatches(tx: Tx, caller: Caller, matches: readonly NewMatch[]): Promise<void> {
  if (matches.length > 0) await upsertMatches(tx, caller, matches);
}

export const matchOf = (line: LineKey, { templateId }: { readonly templateId: string }): NewMatch => ({
  id: line.id,
  customer_organisation_id: line.customer_organisation_id,
  templateId,
});

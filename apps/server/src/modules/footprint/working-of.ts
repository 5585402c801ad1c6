import { cellText } from '../../files/cell-text.ts';
import type { ExportedPurchase } from './footprint-file.queries.ts';

/** The figures that were multiplied and divided, for whoever checks one; nothing is computed from them here. */
export function workingOf(purchase: ExportedPurchase): string | null {
  const written = (exact: string | number | null) => cellText(Number(exact));
  const quantity = written(purchase.quantity);
  const bought = `${quantity} × ${written(purchase.bought_kg)} kg`;
  if (purchase.basis === 'MISSING') return null;
  if (purchase.basis === 'ESTIMATED') return `${bought} × ${written(purchase.estimate?.impact ?? null)}`;
  const [value, amount] = [written(purchase.in_force_value), written(purchase.in_force_unit_amount ?? 1)];
  return purchase.alike
    ? `${quantity} × ${value} / ${amount}`
    : `${bought} × ${value} / (${amount} × ${written(purchase.answered_kg)} kg)`;
}

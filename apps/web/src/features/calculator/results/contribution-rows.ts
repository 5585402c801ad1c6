import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import type { Footprint } from '../model/footprint-of.ts';

interface Contributor {
  readonly row: TraceRow;
  /** Of the total of its scenario; 0 where there is no total above 0. */
  readonly share: number;
}

/** What one factor adds in each scenario; null where a scenario does not have it. */
export interface ContributionRow {
  readonly key: string;
  /** Any of the scenarios' rows: section, kind and factor are the same in all. */
  readonly sample: TraceRow & { readonly factor: EmissionFactor };
  /** What is carried, where the row is the way of a material. */
  readonly carried: EmissionFactor | null;
  /** The largest amount in any scenario; what is below 0 counts as small. */
  readonly size: number;
  readonly contributors: readonly (Contributor | null)[];
}

/** The rows that count, the largest of any scenario first. Scenarios meet where section and factor are the same. */
export function contributionRows(footprints: readonly Footprint[]): ContributionRow[] {
  const rows = new Map<string, ContributionRow>();
  for (const [index, { trace, result }] of footprints.entries()) {
    const total = Number(result.total);
    const materials = new Map(trace.filter(({ kind }) => kind === 'quantity').map((row) => [row.itemId, row.factor]));
    const seen = new Map<string, number>();
    for (const row of trace) {
      const amount = Number(row.kgCo2e);
      if (!hasFactor(row) || amount === 0) continue;
      const carried = row.kind === 'transport' ? (materials.get(row.itemId) ?? null) : null;
      const name = [row.section, row.kind, keyOf(row.factor), carried && keyOf(carried)].join(' ');
      const occurrence = seen.get(name) ?? 0;
      seen.set(name, occurrence + 1);
      const key = `${name} ${occurrence}`;
      const known = rows.get(key) ?? {
        key,
        sample: row,
        carried,
        size: amount,
        contributors: footprints.map(() => null),
      };
      const contributor = { row, share: total > 0 ? amount / total : 0 };
      const contributors = known.contributors.with(index, contributor);
      rows.set(key, { ...known, size: Math.max(known.size, amount), contributors });
    }
  }
  return [...rows.values()].toSorted((a, b) => b.size - a.size);
}

function hasFactor(row: TraceRow): row is TraceRow & { readonly factor: EmissionFactor } {
  return row.factor !== null;
}

const keys = new WeakMap<EmissionFactor, string>();

/** The same for factors that say the same, whichever objects they are. */
function keyOf(factor: EmissionFactor): string {
  const known = keys.get(factor);
  if (known !== undefined) return known;
  const key = JSON.stringify(Object.entries(factor).toSorted());
  keys.set(factor, key);
  return key;
}

import type { LifecycleStage } from '@pcf/contract/vocabulary/emission-data';
import { type EmissionScope, emissionScopes } from '@pcf/contract/vocabulary/emission-data';
import type { EmissionValues } from './emission-data-view.tsx';

export interface StageEntry {
  readonly key: string;
  readonly stage: LifecycleStage;
  readonly stageText: string | null;
  readonly scope: EmissionScope | null;
  readonly value: number;
  readonly comment: string | null;
}

/** Stages with a value, in the order in which they were told. */
export function stageEntries({ stages }: EmissionValues): StageEntry[] {
  return (stages ?? []).flatMap(({ stage, stageText, scope, value, comment }, index) =>
    stage == null || value == null
      ? []
      : [
          {
            key: `${index}`,
            stage,
            stageText: stageText ?? null,
            scope: scope ?? null,
            value,
            comment: comment ?? null,
          },
        ],
  );
}

/** What the stages of each scope come to. */
export function scopeTotals(entries: readonly StageEntry[]): { scope: EmissionScope; value: number }[] {
  return emissionScopes.flatMap((scope) => {
    const values = entries.filter((entry) => entry.scope === scope).map(({ value }) => value);
    return values.length === 0 ? [] : [{ scope, value: sumOf(values) }];
  });
}

/** Fifteen digits are all a value carries. */
export const sumOf = (values: readonly number[]): number =>
  Number(values.reduce((sum, value) => sum + value, 0).toPrecision(15));

import type { PerUnit } from './use-unit-text.ts';

/** What a value is per: the unit it was told for, or one that says the same. */
export type Per = PerUnit | { readonly pieceOfKg: number } | 'TONNE';

export interface Conversion {
  readonly kgCo2e: number;
  readonly per: Per;
}

interface ToldValue extends PerUnit {
  readonly value: number;
  readonly productMassKg?: number | null | undefined;
}

/** Digits beyond these are noise of the division. */
const divided = (dividend: number, divisor: number): number => Number((dividend / divisor).toPrecision(12));

/** The same value for other amounts: as it was told, for one unit, and through the mass for a kilogram or a piece. */
export function conversionsOf(told: ToldValue, pieceMassKg: number | null): readonly Conversion[] {
  const { value, unit, unitText, productMassKg } = told;
  const amount = told.unitAmount || 1;
  const one = divided(value, amount);
  const perOne: Conversion[] = amount === 1 ? [] : [{ kgCo2e: one, per: { unit, unitText, unitAmount: 1 } }];
  const others: Conversion[] =
    unit === 'KG'
      ? [
          ...(pieceMassKg ? [{ kgCo2e: divided(one * pieceMassKg, 1), per: { pieceOfKg: pieceMassKg } }] : []),
          { kgCo2e: divided(one * 1000, 1), per: 'TONNE' },
        ]
      : productMassKg && productMassKg > 0
        ? [{ kgCo2e: divided(one, productMassKg), per: { unit: 'KG', unitAmount: 1 } }]
        : [];
  const converted = [...perOne, ...others];
  return converted.length === 0 ? [] : [{ kgCo2e: value, per: told }, ...converted];
}

import type { Language } from '@pcf/contract/vocabulary/language';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { numberFormat } from '../../../lib/format/number-format.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import kit from '../../../ui/kit.module.css';
import { useFormSurroundings } from '../form-surroundings.ts';
import { useEmissionValues, usePerUnit } from './use-emission-values.ts';
import { type PerUnit, useUnitText } from './use-unit-text.ts';

/** Digits beyond these are noise of the division. */
const divided = (dividend: number, divisor: number): number => Number((dividend / divisor).toPrecision(12));

const scales = [
  { unit: 'tCO₂e', kilograms: 1000 },
  { unit: 'kgCO₂e', kilograms: 1 },
  { unit: 'gCO₂e', kilograms: 0.001 },
] as const;

/** "2.63 kgCO₂e per kg = 1.315 kgCO₂e per piece of 0.5 kg", as it is typed. */
export function ConversionLine({ value }: { value: number | null | undefined }) {
  const { t, i18n } = useTranslation('emissionData');
  const language = pageLanguage(i18n);
  const unitText = useUnitText();
  const { pieceMassKg } = useFormSurroundings();
  const values = { ...usePerUnit(), ...useEmissionValues('productMassKg') };

  if (value == null || !Number.isFinite(value) || unitText(values) === '') return null;
  const conversions = conversionsOf({ ...values, value }, pieceMassKg);
  if (conversions.length === 0) return null;

  const perText = (per: Per): string => {
    if (per === 'TONNE') return t('conversion.tonne');
    if ('pieceOfKg' in per) return t('conversion.pieceOf', { mass: `${exactNumber(per.pieceOfKg, language)}\u00a0kg` });
    return unitText(per);
  };
  return (
    <p className={`${kit.mutedFigures} ${kit.pretty}`}>
      <span className={kit.visuallyHidden}>{t('conversion.label')} </span>
      {conversions
        .map(({ kgCo2e, per }, index) => {
          const mass = index === 0 ? `${exactNumber(kgCo2e, language)}\u00a0kgCO₂e` : co2Text(kgCo2e, language);
          return t('conversion.per', { mass, unit: perText(per) });
        })
        .join(' = ')}
    </p>
  );
}

/** From a tenth of a kilogram on in kilograms, from a tonne on in tonnes, below in grams; four digits that say something. */
export function co2Text(kgCo2e: number, language: Language): string {
  const size = Math.abs(kgCo2e);
  const [tonnes, kilograms, grams] = scales;
  const { unit, kilograms: of } = size >= 1000 ? tonnes : size >= 0.1 || size === 0 ? kilograms : grams;
  const amount = Number((kgCo2e / of).toPrecision(12));
  return `${numberFormat(language, { maximumSignificantDigits: 4 }).format(amount)}\u00a0${unit}`;
}

/** What a value is per: the unit it was told for, or one that says the same. */
type Per = PerUnit | { readonly pieceOfKg: number } | 'TONNE';

interface Conversion {
  readonly kgCo2e: number;
  readonly per: Per;
}

interface ToldValue extends PerUnit {
  readonly value: number;
  readonly productMassKg?: number | null | undefined;
}

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

import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/exact-number.ts';
import { useFormSurroundings } from '../form-surroundings.ts';
import { co2Text } from './co2-text.ts';
import classes from './conversion-line.module.css';
import { conversionsOf, type Per } from './conversions.ts';
import { useEmissionValues } from './use-emission-values.ts';
import { usePerUnit } from './use-per-unit.ts';
import { useUnitText } from './use-unit-text.ts';

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
    <p className={classes.line}>
      <VisuallyHidden>{t('conversion.label')} </VisuallyHidden>
      {conversions
        .map(({ kgCo2e, per }, index) => {
          const mass = index === 0 ? `${exactNumber(kgCo2e, language)}\u00a0kgCO₂e` : co2Text(kgCo2e, language);
          return t('conversion.per', { mass, unit: perText(per) });
        })
        .join(' = ')}
    </p>
  );
}

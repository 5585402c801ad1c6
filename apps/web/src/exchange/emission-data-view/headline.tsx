import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { exactNumber } from '../../lib/format/exact-number.ts';
import { emissionNumber, perText, readEmissionNumber } from '../line-table/emission-text.ts';
import classes from './headline.module.css';
import { perKilogram } from './per-kilogram.ts';
import type { EmissionValues } from './shown-data.ts';

/** The figure that everything else explains, in its own unit and per kilogram. */
export function Headline({ values }: { values: EmissionValues }) {
  const { t, i18n } = useTranslation(['emissionView', 'exchange']);
  const language = pageLanguage(i18n);
  const { value, unit, unitText, unitAmount, productMassKg, breakdown } = values;
  if (value == null) return null;
  const amount = unitAmount ?? 1;
  const per = perText(unit ?? null, amount, t('exchange:column.piece', { count: amount }), language);
  const shown = emissionNumber(value, language);
  const kilogram = perKilogram(values);
  const uptake = breakdown?.biogenicUptake;
  const notes = [
    isRounded(value) ? t('value.exactly', { value: exactNumber(value, language) }) : null,
    kilogram === null || (unit === 'KG' && amount === 1)
      ? null
      : t('value.perKilogram', { value: emissionNumber(kilogram, language) }),
    productMassKg == null ? null : t('value.mass', { mass: exactNumber(productMassKg, language) }),
    uptake == null ? null : t('value.withUptake', { value: emissionNumber(value + uptake, language) }),
  ].filter((note) => note !== null);
  return (
    <div>
      <p className={classes.value}>
        <span className={classes.number}>{shown}</span>{' '}
        <span className={classes.unit}>
          {unit === 'OTHER' ? (unitText ?? '') : per === null ? 'kgCO₂e' : `kgCO₂e / ${per}`}
        </span>
      </p>
      {notes.length > 0 ? (
        <ul className={classes.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const isRounded = (value: number): boolean => readEmissionNumber(value) !== value;
